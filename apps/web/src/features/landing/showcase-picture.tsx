import { SHOWCASE_SIZE, type ShowcaseMeme } from './showcase.ts'

interface ShowcasePictureProps {
  readonly src: string
  readonly meme: Pick<ShowcaseMeme, 'shows' | 'topText' | 'bottomText'>
  readonly loading?: 'lazy'
}

/** A picture with its captions over it, as a meme looks. */
export const ShowcasePicture = ({ src, meme, loading }: ShowcasePictureProps) => (
  <figure className="showcase">
    <img src={src} alt={meme.shows} {...SHOWCASE_SIZE} {...(loading && { loading })} />
    <figcaption className="caption-text">
      <span>{meme.topText}</span>
      <span>{meme.bottomText}</span>
    </figcaption>
  </figure>
)

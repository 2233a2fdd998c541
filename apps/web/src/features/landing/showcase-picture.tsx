import { useSite } from '../site/use-site.ts'
import { SHOWCASE_SIZE, type ShowcaseMeme } from './showcase.ts'

interface ShowcasePictureProps {
  readonly src: string
  readonly meme: Pick<ShowcaseMeme, 'shows' | 'topText' | 'bottomText' | 'zones'>
  readonly loading?: 'lazy'
}

/** A picture with captions and watermark as HTML, which looks like a meme. */
export function ShowcasePicture({ src, meme, loading }: ShowcasePictureProps) {
  const { watermarkText } = useSite()
  return (
    <figure className="showcase">
      <img src={src} alt={meme.shows} {...SHOWCASE_SIZE} {...(loading && { loading })} />
      <figcaption className="caption-text">
        <span>{meme.topText}</span>
        <span>{meme.bottomText}</span>
      </figcaption>
      {meme.zones?.map(({ text, x, y, width, size, color }) => (
        <span
          key={text}
          className={color === undefined ? 'showcase-zone caption-text' : 'showcase-zone'}
          style={{
            left: `${x}cqw`,
            top: `${y}cqw`,
            width: `${width}cqw`,
            fontSize: `${size}cqw`,
            color,
          }}
        >
          {text}
        </span>
      ))}
      <span aria-hidden className="caption-text showcase-watermark">
        {watermarkText}
      </span>
    </figure>
  )
}

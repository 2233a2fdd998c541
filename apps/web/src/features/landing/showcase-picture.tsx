import { useSite } from '../site/use-site.ts'
import type { ShowcaseMeme } from './showcase.ts'
import { SHOWCASE_SIZE } from './showcase-size.ts'

interface ShowcasePictureProps {
  readonly src: string
  readonly meme: Pick<ShowcaseMeme, 'file' | 'shows' | 'topText' | 'bottomText' | 'zones'>
  readonly loading?: 'lazy'
}

/** A picture with captions and watermark as HTML, which looks like a meme. */
export function ShowcasePicture({ src, meme, loading }: ShowcasePictureProps) {
  const { watermarkText } = useSite()
  return (
    <figure className={`showcase showcase-${meme.file}`}>
      <img src={src} alt={meme.shows} {...SHOWCASE_SIZE} {...(loading && { loading })} />
      <figcaption className="caption-text">
        <span>{meme.topText}</span>
        <span>{meme.bottomText}</span>
      </figcaption>
      {meme.zones?.map((text) => (
        <span key={text} className="caption-text showcase-zone">
          {text}
        </span>
      ))}
      <span aria-hidden className="caption-text showcase-watermark">
        {watermarkText}
      </span>
    </figure>
  )
}

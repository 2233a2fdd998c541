import { t } from '@lingui/core/macro'
import { ImageOff } from 'lucide-react'
import { type MouseEventHandler, useRef } from 'react'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import { usePlaysInView } from './play-in-view.ts'

interface CardPictureProps {
  /** Where the picture leads. */
  readonly href: string
  readonly title: string
  /** URL of the still picture; empty if there is none. */
  readonly src: string
  readonly alt: string
  readonly width: number | undefined
  readonly height: number | undefined
  /** URL of the animation, which plays in view; nothing for a meme that does not move. */
  readonly animationUrl: string | null | undefined
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  readonly onClick?: MouseEventHandler
}

/** The picture of a card, as a link. */
export function CardPicture({
  href,
  title,
  src,
  alt,
  width,
  height,
  animationUrl,
  isFirst,
  onClick,
}: CardPictureProps) {
  const place = useRef<HTMLAnchorElement>(null)
  const isPlaying = usePlaysInView(place, animationUrl != null)
  return (
    <a
      ref={place}
      href={href}
      className="tablecloth relative grid aspect-[4/3] place-items-center overflow-hidden border-b-[2.5px] border-rule"
      aria-label={t`Open ${title}`}
      onClick={onClick}
    >
      {src === '' ? (
        <ImageOff aria-hidden size={48} />
      ) : (
        <FallbackImage
          src={src}
          alt={alt}
          width={width}
          height={height}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          className="absolute inset-0 h-full w-full object-scale-down"
        />
      )}
      {isPlaying && animationUrl != null && (
        // Above the still picture, which is seen until it has loaded.
        <img
          src={animationUrl}
          alt=""
          decoding="async"
          className="absolute inset-0 h-full w-full object-scale-down"
        />
      )}
    </a>
  )
}

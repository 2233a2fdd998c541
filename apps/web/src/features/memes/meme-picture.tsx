import type { SavedMeme } from '@memesmith/contract'
import { ImageOff } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import { captionsOf, titleOf } from './meme-name.ts'
import { usePlaysInView } from './play-in-view.ts'

interface MemePictureProps {
  readonly meme: SavedMeme
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** A card's picture. It links to the meme's page, or to the picture if there is no page. */
export function MemePicture({ meme, isFirst, onClick }: MemePictureProps) {
  const title = titleOf(meme)
  const src = meme.thumbnailUrl ?? meme.memeImageUrl
  const place = useRef<HTMLAnchorElement>(null)
  const isPlaying = usePlaysInView(place, meme.animationUrl != null)
  return (
    <a
      ref={place}
      href={meme.shareUrl ?? meme.memeImageUrl}
      className="tablecloth relative grid aspect-[4/3] place-items-center overflow-hidden border-b-[2.5px] border-rule"
      aria-label={`Open ${title}`}
      onClick={onClick}
    >
      {src === '' ? (
        <ImageOff aria-hidden size={48} />
      ) : (
        <FallbackImage
          src={src}
          alt={captionsOf(meme) || title}
          width={meme.width}
          height={meme.height}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          className="absolute inset-0 h-full w-full object-scale-down"
        />
      )}
      {isPlaying && meme.animationUrl != null && (
        // Above the still picture, which is seen until it has loaded.
        <img
          src={meme.animationUrl}
          alt=""
          decoding="async"
          className="absolute inset-0 h-full w-full object-scale-down"
        />
      )}
    </a>
  )
}

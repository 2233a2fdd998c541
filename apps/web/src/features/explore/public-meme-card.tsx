import { type PublicMeme, personPath, remixPath } from '@memesmith/contract'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import { usePlaysInView } from '../memes/play-in-view.ts'
import { LikeButton } from './like-button.tsx'

interface PublicMemeCardProps {
  readonly meme: PublicMeme
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  readonly onChange: (changes: Partial<PublicMeme>) => void
}

/** A meme in public. It plays in view, if it moves. */
export function PublicMemeCard({ meme, isFirst, onChange }: PublicMemeCardProps) {
  const { shareId, title, alt, handle, pictureUrl, animationUrl, shareUrl, width, height } = meme
  const place = useRef<HTMLAnchorElement>(null)
  const isPlaying = usePlaysInView(place, animationUrl !== null)
  return (
    <article className="panel card h-full">
      <a
        ref={place}
        href={shareUrl}
        className="tablecloth relative grid aspect-[4/3] place-items-center overflow-hidden border-b-[2.5px] border-rule"
        aria-label={`Open ${title}`}
      >
        <FallbackImage
          src={pictureUrl}
          alt={alt}
          width={width}
          height={height}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          className="absolute inset-0 h-full w-full object-scale-down"
        />
        {isPlaying && animationUrl !== null && (
          // Above the still picture, which is seen until it has loaded.
          <img
            src={animationUrl}
            alt=""
            decoding="async"
            className="absolute inset-0 h-full w-full object-scale-down"
          />
        )}
      </a>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h2 className="truncate text-base sm:text-xl">{title}</h2>
        <p className="hint truncate">
          by <Link to={personPath(handle)}>{handle}</Link>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <LikeButton meme={meme} onChange={onChange} />
          <a href={remixPath(shareId)} className="button button-small">
            Make Your Own<span className="sr-only"> from {title}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

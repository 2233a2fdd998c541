import { type PublicMeme, personPath, remixPath } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { CardPicture } from '../memes/card-picture.tsx'
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
  return (
    <article className="panel card h-full">
      <CardPicture
        href={shareUrl}
        title={title}
        src={pictureUrl}
        alt={alt}
        width={width}
        height={height}
        animationUrl={animationUrl}
        isFirst={isFirst}
      />
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

import { type PublicMeme, personPath, publicListPath, remixPath } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { CardPicture } from '../memes/card-picture.tsx'
import { LikeButton } from './like-button.tsx'

/** As many as a template shows (spec §9). */
const SHOWN_TAGS = 3

interface PublicMemeCardProps {
  readonly meme: PublicMeme
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  readonly onChange: (changes: Partial<PublicMeme>) => void
}

/** A meme in public. It plays in view, if it moves. */
export function PublicMemeCard({ meme, isFirst, onChange }: PublicMemeCardProps) {
  const { shareId, title, alt, handle, animationUrl, shareUrl, width, height } = meme
  const { thumbnailUrl, pictureUrl, tags, template, after } = meme
  return (
    <article className="panel card h-full">
      <CardPicture
        href={shareUrl}
        title={title}
        src={thumbnailUrl ?? pictureUrl}
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
          {template !== null && (
            // On a line of its own where two cards share a phone.
            <span className="max-sm:block max-sm:truncate">
              {' '}
              on <Link to={publicListPath({ template: String(template.id) })}>{template.name}</Link>
            </span>
          )}
        </p>
        {after != null && (
          <p className="hint truncate">
            after a meme by{' '}
            {after.shareUrl === null ? (
              <Link to={personPath(after.handle)}>{after.handle}</Link>
            ) : (
              <a href={after.shareUrl}>{after.handle}</a>
            )}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={`Tags of ${title}`} className="flex flex-wrap gap-x-2 text-sm">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="max-w-full truncate">
                <Link to={publicListPath({ tag })}>#{tag}</Link>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <LikeButton meme={meme} onChange={onChange} />
          <a
            href={remixPath(shareId)}
            className="button button-small whitespace-nowrap max-sm:grow max-sm:px-1 max-sm:text-sm"
          >
            Make Your Own<span className="sr-only"> from {title}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

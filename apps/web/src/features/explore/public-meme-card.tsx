import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type PublicMeme, personPath, publicListPath, remixPath } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { sayTemplateName } from '../../lib/languages/template-texts.ts'
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
        <h2 className="truncate text-base sm:text-xl" dir="auto">
          {title}
        </h2>
        {/* Where two cards share a phone, one line is too short. */}
        <p className="hint max-sm:line-clamp-2 sm:truncate">
          {template === null ? (
            <Trans>
              by <Link to={personPath(handle)}>{handle}</Link>
            </Trans>
          ) : (
            <ByOn handle={handle} template={template} />
          )}
        </p>
        {after != null && (
          <p className="hint truncate">
            <After {...after} />
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t`Tags of ${title}`} className="flex flex-wrap gap-x-2 text-sm">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="max-w-full truncate">
                <Link to={publicListPath({ tag })}>
                  <bdi>#{tag}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <LikeButton meme={meme} onChange={onChange} />
          <a
            href={remixPath(shareId)}
            className="button button-small min-w-0 max-sm:grow max-sm:px-1 max-sm:text-sm"
          >
            {t`Make Your Own`}
            <span className="sr-only"> {t`from ${title}`}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

interface ByOnProps {
  readonly handle: string
  readonly template: NonNullable<PublicMeme['template']>
}

function ByOn({ handle, template }: ByOnProps) {
  const name = sayTemplateName(template.name)
  return (
    <Trans>
      by <Link to={personPath(handle)}>{handle}</Link> on{' '}
      <Link to={publicListPath({ template: String(template.id) })}>{name}</Link>
    </Trans>
  )
}

/** Whose meme it was made from. */
const After = ({ handle, shareUrl }: NonNullable<PublicMeme['after']>) =>
  shareUrl === null ? (
    <Trans>
      after a meme by <Link to={personPath(handle)}>{handle}</Link>
    </Trans>
  ) : (
    <Trans>
      after a meme by <a href={shareUrl}>{handle}</a>
    </Trans>
  )

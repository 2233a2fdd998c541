import { t } from '@lingui/core/macro'
import { type AdminMeme, calls, pathOf } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../lib/languages/format.ts'
import { actOnMeme } from './act-on-meme.ts'
import { TakeDown } from './take-down.tsx'
import { useAdminAction } from './use-admin-action.ts'

interface MemeRowProps {
  readonly meme: AdminMeme
  /** What people reported about it. */
  readonly children?: ReactNode
  /** Another thing to do than to take it down. */
  readonly actions?: ReactNode
}

/** A meme of any user. Its picture is loaded when the administrator wants to look at it. */
export function MemeRow({ meme, children, actions }: MemeRowProps) {
  const { shareId, title, takenDownAt, isDeleted, isRestorable } = meme
  const [isSeen, setIsSeen] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const { isBusy, run } = useAdminAction()
  const isGone = isDeleted || (takenDownAt !== null && !isRestorable)
  return (
    <>
      <div className="admin-row">
        <div className="admin-about">
          <p>
            <a href={pathOf(calls.sharePage, { shareId })} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            {takenDownAt !== null && (
              <span className="admin-state admin-state-bad">{t`Taken down`}</span>
            )}
            {isDeleted && takenDownAt === null && <span className="admin-state">{t`Deleted`}</span>}
          </p>
          <p className="text-soft">{aboutTexts(meme).join(' · ')}</p>
        </div>
        <div className="admin-actions">
          {!isGone && (
            <button
              type="button"
              className="button button-small"
              aria-expanded={isSeen}
              onClick={() => {
                setIsSeen(!isSeen)
                setIsLost(false)
              }}
            >
              {isSeen ? t`Hide` : t`Look`}
              <span className="sr-only"> {t`at ${title}`}</span>
            </button>
          )}
          {actions}
          {isRestorable && (
            <button
              type="button"
              className="button button-small"
              disabled={isBusy}
              onClick={() => void run(() => actOnMeme(shareId, 'restore'), t`The meme is back.`)}
            >
              {t`Restore`}
              <span className="sr-only"> {title}</span>
            </button>
          )}
          {takenDownAt === null && !isDeleted && <TakeDown meme={meme} />}
        </div>
      </div>
      {children}
      {isSeen && isLost && (
        <p role="alert">
          {t`The picture could not be loaded. On a read-only site memes can not be looked at.`}
        </p>
      )}
      {isSeen && !isLost && (
        <img
          className="admin-picture"
          src={pathOf(calls.adminPicture, { shareId })}
          alt={t`The meme “${title}”`}
          onError={() => setIsLost(true)}
        />
      )}
    </>
  )
}

/** Whose it is, and since when. */
function aboutTexts({ owner, createdAt, takenDownAt, reason }: AdminMeme): string[] {
  const texts = [...(owner === '' ? [] : [t`by ${owner}`]), formatDate(createdAt)]
  if (takenDownAt === null) return reason ? [...texts, reason] : texts
  const day = formatDate(takenDownAt)
  const gone = t`taken down ${day}`
  return [...texts, reason ? `${gone}: ${reason}` : gone]
}

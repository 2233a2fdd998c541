import { type AdminMeme, calls, pathOf } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { actOnMeme } from './act-on-meme.ts'
import { formatDate } from './format.ts'
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
  const { shareId, title, owner, createdAt, takenDownAt, reason, isDeleted, isRestorable } = meme
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
              <span className="admin-state admin-state-bad">Taken down</span>
            )}
            {isDeleted && takenDownAt === null && <span className="admin-state">Deleted</span>}
          </p>
          <p className="text-soft">
            {owner !== '' && `By ${owner}, `}
            {formatDate(createdAt)}
            {takenDownAt !== null && `, taken down ${formatDate(takenDownAt)}`}
            {reason && `: ${reason}`}
          </p>
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
              {isSeen ? 'Hide' : 'Look'}
              <span className="sr-only"> at {title}</span>
            </button>
          )}
          {actions}
          {isRestorable && (
            <button
              type="button"
              className="button button-small"
              disabled={isBusy}
              onClick={() => void run(() => actOnMeme(shareId, 'restore'), 'The meme is back.')}
            >
              Restore
              <span className="sr-only"> {title}</span>
            </button>
          )}
          {takenDownAt === null && !isDeleted && <TakeDown meme={meme} />}
        </div>
      </div>
      {children}
      {isSeen && isLost && (
        <p role="alert">
          The picture could not be loaded. On a read-only site memes can not be looked at.
        </p>
      )}
      {isSeen && !isLost && (
        <img
          className="admin-picture"
          src={pathOf(calls.adminPicture, { shareId })}
          alt={`The meme “${title}”`}
          onError={() => setIsLost(true)}
        />
      )}
    </>
  )
}

import { type AdminMeme, calls } from '@memesmith/contract'
import useSWR from 'swr'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { actOnMeme } from './act-on-meme.ts'
import { ActWithReason } from './act-with-reason.tsx'
import { MemeRow } from './meme-row.tsx'
import { useAdminAction } from './use-admin-action.ts'

const loadWaiting = createLoader(calls.adminWaiting)

/** The memes that wait to be let into the public side. */
export function WaitingMemes() {
  const { data, error, mutate } = useSWR(calls.adminWaiting.path, loadWaiting, {
    revalidateOnMount: true,
  })
  return (
    <>
      <h2 className="sr-only">Waiting</h2>
      {data === undefined && error === undefined && <Skeleton className="h-80" />}
      {data === undefined && error !== undefined && (
        <div role="alert" className="grid justify-items-center gap-3">
          <p>The list could not be loaded.</p>
          <button type="button" className="button" onClick={() => void mutate()}>
            Try again
          </button>
        </div>
      )}
      {data !== undefined && (
        <>
          <ul className="admin-list">
            {data.rows.map((meme) => (
              <li key={meme.shareId} className="panel">
                <Waiting meme={meme} />
              </li>
            ))}
          </ul>
          <p role="status" className="text-soft">
            {data.rows.length === 0 && 'No meme waits to be shown in public.'}
            {data.hasMore && 'More wait behind these.'}
          </p>
        </>
      )}
    </>
  )
}

function Waiting({ meme }: { readonly meme: AdminMeme }) {
  const { isBusy, run } = useAdminAction()
  return (
    <MemeRow
      meme={meme}
      actions={
        <>
          <button
            type="button"
            className="button button-small"
            disabled={isBusy}
            onClick={() =>
              void run(() => actOnMeme(meme.shareId, 'let-in'), 'The meme is in public.')
            }
          >
            Let In
            <span className="sr-only"> {meme.title}</span>
          </button>
          <ActWithReason
            meme={meme}
            act="keep-out"
            label="Keep Out"
            doing="Keeping Out..."
            question="Keep this meme out?"
            text="Its owner keeps it, and can still share its link."
            done="The meme stays out."
          />
        </>
      }
    />
  )
}

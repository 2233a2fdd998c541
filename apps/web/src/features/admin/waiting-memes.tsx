import { type AdminMeme, calls, HELD_REASONS } from '@memesmith/contract'
import type { KeyboardEvent } from 'react'
import useSWR from 'swr'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { actOnMeme } from './act-on-meme.ts'
import { HideFromPublic } from './hide-from-public.tsx'
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
          {data.rows.length > 0 && (
            <p className="text-soft">
              <kbd>Y</kbd> lets in the meme that has the focus, <kbd>N</kbd> keeps it out.
            </p>
          )}
          <ul className="admin-list">
            {data.rows.map((meme) => (
              <li key={meme.shareId} className="panel" onKeyDown={decideByKey}>
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

/** Only while the focus is in the queue, so that dictated or slipped letters decide nothing. */
function decideByKey(event: KeyboardEvent<HTMLLIElement>): void {
  const { key, target, currentTarget: row, ctrlKey, metaKey, altKey } = event
  const isTyped = target instanceof Element && target.closest('dialog, input, select') !== null
  if (isTyped || ctrlKey || metaKey || altKey) return
  const act = { y: 'let-in', n: 'keep-out' }[key.toLowerCase()]
  const button = row.querySelector<HTMLButtonElement>(`[data-act="${act}"]`)
  if (button === null) return
  event.preventDefault()
  if (act === 'let-in') {
    // The next one is decided about without a search for the focus.
    const next = row.nextElementSibling ?? row.previousElementSibling
    next?.querySelector<HTMLElement>('[data-act="let-in"]')?.focus()
  }
  button.click()
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
            data-act="let-in"
            disabled={isBusy}
            onClick={() =>
              void run(() => actOnMeme(meme.shareId, 'let-in'), 'The meme is in public.')
            }
          >
            Let In
            <span className="sr-only"> {meme.title}</span>
          </button>
          <HideFromPublic meme={meme} />
        </>
      }
    >
      {meme.held !== undefined && <p>{HELD_REASONS[meme.held]}.</p>}
    </MemeRow>
  )
}

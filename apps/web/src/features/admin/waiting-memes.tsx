import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type AdminMeme, calls, type HeldReason } from '@memesmith/contract'
import type { KeyboardEvent } from 'react'
import { createLoader } from '../../lib/api-client.ts'
import { actOnMeme } from './act-on-meme.ts'
import { HideFromPublic } from './hide-from-public.tsx'
import { MemeRow } from './meme-row.tsx'
import { useAdminAction } from './use-admin-action.ts'
import { WaitingList } from './waiting-list.tsx'

const loadWaiting = createLoader(calls.adminWaiting)

/** The memes that wait to be let into the public side. */
export const WaitingMemes = () => (
  <WaitingList
    title={t`Waiting`}
    address={calls.adminWaiting.path}
    load={loadWaiting}
    nothing={t`No meme waits to be shown in public.`}
    hint={
      <p className="text-soft">
        <Trans>
          <kbd>Y</kbd> lets in the meme that has the focus, <kbd>N</kbd> keeps it out.
        </Trans>
      </p>
    }
    keyOf={({ shareId }) => shareId}
    onKeyDown={decideByKey}
  >
    {(meme) => <Waiting meme={meme} />}
  </WaitingList>
)

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
    if (next instanceof HTMLElement) next.focus()
  }
  button.click()
}

/** `HELD_REASONS` in the language of the page. */
const heldText = (held: HeldReason): string =>
  held === 'similar'
    ? t`Its picture looks like one that was taken down.`
    : t`It has words that wait for a look.`

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
              void run(() => actOnMeme(meme.shareId, 'let-in'), t`The meme is in public.`)
            }
          >
            {t`Let In`}
            <span className="sr-only"> {meme.title}</span>
          </button>
          <HideFromPublic meme={meme} />
        </>
      }
    >
      {meme.held !== undefined && <p>{heldText(meme.held)}</p>}
    </MemeRow>
  )
}

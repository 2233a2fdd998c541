import { type AdminMeme, MAX_TAKEDOWN_REASON_LENGTH } from '@memesmith/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { actOnMeme } from './act-on-meme.ts'
import { useAdminAction } from './use-admin-action.ts'

/** The button that takes a meme down, and the question why. */
export function TakeDown({ meme: { shareId, title } }: { readonly meme: AdminMeme }) {
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { isBusy, run } = useAdminAction()

  async function takeDown(): Promise<void> {
    await run(() => actOnMeme(shareId, 'take-down', reason), 'The meme is taken down.')
    setIsAsking(false)
  }

  return (
    <>
      <button
        type="button"
        className="button button-small button-danger"
        onClick={() => setIsAsking(true)}
      >
        Take Down...
        <span className="sr-only"> {title}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Take this meme down?"
          text="It is gone for everyone at once, its owner included. You can restore it within 30 days."
          action={isBusy ? 'Taking Down...' : 'Take Down'}
          isBusy={isBusy}
          onConfirm={() => void takeDown()}
          onCancel={() => setIsAsking(false)}
        >
          <label className="field mb-6">
            <span>
              Reason <span className="hint">its owner reads it</span>
            </span>
            <input
              className="input"
              maxLength={MAX_TAKEDOWN_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        </ConfirmDialog>
      )}
    </>
  )
}

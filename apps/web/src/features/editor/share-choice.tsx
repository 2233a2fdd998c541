import { Image, Link2 } from 'lucide-react'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'

interface ShareChoiceProps {
  readonly isSaving: boolean
  /** Called to save the meme and share its link. */
  readonly onSave: () => void
  readonly onPictureOnly: () => void
  readonly onCancel: () => void
}

/** Asks how to share an unsaved meme, which has no link yet. */
export function ShareChoice({ isSaving, onSave, onPictureOnly, onCancel }: ShareChoiceProps) {
  const canShare = typeof navigator.share === 'function'
  return (
    <ModalDialog title="Share Meme" onClose={isSaving ? () => undefined : onCancel}>
      <p className="mt-2 mb-5 text-soft">
        A meme that is saved has a link, which shows it to everyone you send it to. This one is not
        saved yet.
      </p>
      <div className="grid gap-3">
        <button
          type="button"
          className="button button-primary"
          disabled={isSaving}
          onClick={onSave}
        >
          <Link2 aria-hidden size={20} />
          {isSaving ? 'Saving...' : canShare ? 'Save and Share Link' : 'Save and Copy Link'}
        </button>
        <button type="button" className="button" disabled={isSaving} onClick={onPictureOnly}>
          <Image aria-hidden size={20} />
          {canShare ? 'Share Picture Only' : 'Copy Picture Only'}
        </button>
        <button
          type="button"
          className="button button-plain"
          disabled={isSaving}
          onClick={onCancel}
        >
          Cancel
        </button>
      </div>
    </ModalDialog>
  )
}

import { Image, Link2 } from 'lucide-react'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'

interface ShareChoiceProps {
  readonly isSaving: boolean
  /** Saves the meme and shares its link. */
  readonly onSave: () => void
  readonly onPictureOnly: () => void
  readonly onCancel: () => void
}

/** Only a saved meme has a link: asks how one that is not saved is to be shared. */
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

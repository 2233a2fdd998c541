import { t } from '@lingui/core/macro'
import { Image, Link2, Share2 } from 'lucide-react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'

interface ShareChoiceProps {
  /** Called to save the meme and share its link natively. */
  readonly onSaveAndShare: () => void
  readonly onSaveAndCopyLink: () => void
  readonly onPictureOnly: () => void
  readonly onCancel: () => void
}

/** Asks how to share an unsaved meme, which has no link yet. */
export function ShareChoice(props: ShareChoiceProps) {
  const { onSaveAndShare, onSaveAndCopyLink, onPictureOnly, onCancel } = props
  const canShare = typeof navigator.share === 'function'
  return (
    <ModalDialog title={t`Share Meme`} onClose={onCancel}>
      <p className="mt-2 mb-5 text-soft">
        {t`A meme that is saved has a link, which shows it to everyone you send it to. This one is not saved yet.`}
      </p>
      <div className="grid gap-3">
        {canShare && (
          <button type="button" className="button button-primary" onClick={onSaveAndShare}>
            <Share2 aria-hidden size={20} />
            {t`Save and Share Link`}
          </button>
        )}
        <button
          type="button"
          className={`button ${canShare ? '' : 'button-primary'}`}
          onClick={onSaveAndCopyLink}
        >
          <Link2 aria-hidden size={20} />
          {t`Save & Copy Link`}
        </button>
        <button type="button" className="button" onClick={onPictureOnly}>
          <Image aria-hidden size={20} />
          {canShare ? t`Share Picture Only` : t`Copy Picture Only`}
        </button>
        <button type="button" className="button button-plain" onClick={onCancel}>
          {t`Cancel`}
        </button>
      </div>
    </ModalDialog>
  )
}

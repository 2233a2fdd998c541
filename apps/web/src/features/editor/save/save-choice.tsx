import { t } from '@lingui/core/macro'
import { CopyPlus, RefreshCw } from 'lucide-react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import type { SaveQuestion } from './use-save-meme.tsx'

/** Asks whether to replace the meme that was edited, or says that it is gone. */
export function SaveChoice({ title, isGone, onReplace, onSaveNew, onCancel }: SaveQuestion) {
  return (
    <ModalDialog
      title={isGone ? t`This meme was deleted` : t`Replace this meme?`}
      onClose={onCancel}
    >
      <p className="mt-2 mb-5 text-soft">
        {isGone
          ? t`“${title}” is not in your gallery any more. You can save what you made as a new meme.`
          : t`The link of “${title}” stays, and shows the new picture to everyone who has it. Or keep it as it is, and save a new meme.`}
      </p>
      <div className="grid gap-3">
        {!isGone && (
          <button type="button" className="button button-primary" onClick={onReplace}>
            <RefreshCw aria-hidden size={20} />
            {t`Replace`}
          </button>
        )}
        <button
          type="button"
          className={`button ${isGone ? 'button-primary' : ''}`}
          onClick={onSaveNew}
        >
          <CopyPlus aria-hidden size={20} />
          {t`Save as new`}
        </button>
        <button type="button" className="button button-plain" onClick={onCancel}>
          {t`Cancel`}
        </button>
      </div>
    </ModalDialog>
  )
}

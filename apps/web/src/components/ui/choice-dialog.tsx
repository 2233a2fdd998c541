import { t } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import { ModalDialog } from './modal-dialog.tsx'

interface Choice {
  readonly icon: LucideIcon
  readonly label: string
  readonly act: () => void
}

interface ChoiceDialogProps {
  readonly title: string
  readonly text: string
  /** What can be done, best first. */
  readonly choices: readonly Choice[]
  readonly onCancel: () => void
}

/** Asks which of a few things to do. The dialog is open while it is rendered. */
export const ChoiceDialog = ({ title, text, choices, onCancel }: ChoiceDialogProps) => (
  <ModalDialog title={title} onClose={onCancel}>
    <p className="mt-2 mb-5 text-soft">{text}</p>
    <div className="grid gap-3">
      {choices.map(({ icon: Icon, label, act }, place) => (
        <button
          key={label}
          type="button"
          className={`button ${place === 0 ? 'button-primary' : ''}`}
          onClick={act}
        >
          <Icon aria-hidden size={20} />
          {label}
        </button>
      ))}
      <button type="button" className="button button-plain" onClick={onCancel}>
        {t`Cancel`}
      </button>
    </div>
  </ModalDialog>
)

import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { ModalDialog } from './modal-dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** Fields that must be filled in before confirming. */
  readonly children?: ReactNode
  readonly action: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks for confirmation of an action that can't be undone. The dialog is open while it is rendered.
 */
export function ConfirmDialog({
  title,
  text,
  children,
  action,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ModalDialog title={title} onClose={() => !isBusy && onCancel()}>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
        <div className="flex justify-end gap-3">
          <button type="button" className="button" disabled={isBusy} onClick={onCancel}>
            {t`Cancel`}
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

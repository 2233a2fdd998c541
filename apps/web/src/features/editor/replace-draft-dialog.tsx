import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'

interface ReplaceDraftDialogProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a meme takes the place of unsaved work. */
export const ReplaceDraftDialog = ({ onConfirm, onCancel }: ReplaceDraftDialogProps) => (
  <ConfirmDialog
    title="Replace your draft?"
    text="The editor holds a draft that you have not saved. This meme would take its place."
    action="Replace"
    isBusy={false}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
)

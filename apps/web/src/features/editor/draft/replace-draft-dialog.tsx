import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'

interface ReplaceDraftDialogProps {
  /** What would be opened. */
  readonly what?: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something takes the place of unsaved work. */
export const ReplaceDraftDialog = ({
  what = 'This meme',
  onConfirm,
  onCancel,
}: ReplaceDraftDialogProps) => (
  <ConfirmDialog
    title="Replace your draft?"
    text={`The editor holds a draft that you have not saved. ${what} would take its place.`}
    action="Replace"
    isBusy={false}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
)

import { t } from '@lingui/core/macro'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'

interface ReplaceDraftDialogProps {
  /** Says what would take the draft's place, if it is no meme. */
  readonly text?: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something takes the place of unsaved work. */
export const ReplaceDraftDialog = ({
  text = t`The editor holds a draft that you have not saved. This meme would take its place.`,
  onConfirm,
  onCancel,
}: ReplaceDraftDialogProps) => (
  <ConfirmDialog
    title={t`Replace your draft?`}
    text={text}
    action={t`Replace`}
    isBusy={false}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
)

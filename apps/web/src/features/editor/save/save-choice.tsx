import { t } from '@lingui/core/macro'
import { CopyPlus, RefreshCw } from 'lucide-react'
import { ChoiceDialog } from '../../../components/ui/choice-dialog.tsx'
import type { SaveQuestion } from './use-save-meme.tsx'

/** Asks whether to replace the meme that was edited, or says that it is gone. */
export const SaveChoice = ({ title, isGone, onReplace, onSaveNew, onCancel }: SaveQuestion) => (
  <ChoiceDialog
    title={isGone ? t`This meme was deleted` : t`Replace this meme?`}
    text={
      isGone
        ? t`“${title}” is not in your gallery any more. You can save what you made as a new meme.`
        : t`The link of “${title}” stays, and shows the new picture to everyone who has it. Or keep it as it is, and save a new meme.`
    }
    choices={[
      ...(isGone ? [] : [{ icon: RefreshCw, label: t`Replace`, act: onReplace }]),
      { icon: CopyPlus, label: t`Save as new`, act: onSaveNew },
    ]}
    onCancel={onCancel}
  />
)

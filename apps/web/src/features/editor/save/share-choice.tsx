import { t } from '@lingui/core/macro'
import { Image, Link2, Share2 } from 'lucide-react'
import { ChoiceDialog } from '../../../components/ui/choice-dialog.tsx'

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
    <ChoiceDialog
      title={t`Share Meme`}
      text={t`A meme that is saved has a link, which shows it to everyone you send it to. This one is not saved yet.`}
      choices={[
        ...(canShare ? [{ icon: Share2, label: t`Save and Share Link`, act: onSaveAndShare }] : []),
        { icon: Link2, label: t`Save & Copy Link`, act: onSaveAndCopyLink },
        {
          icon: Image,
          label: canShare ? t`Share Picture Only` : t`Copy Picture Only`,
          act: onPictureOnly,
        },
      ]}
      onCancel={onCancel}
    />
  )
}

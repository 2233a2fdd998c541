import { t } from '@lingui/core/macro'
import { ImagePlus } from 'lucide-react'
import { choosePicture } from '../../../lib/choose-picture.ts'
import { useSite } from '../../site/use-site.ts'
import { addPicture } from './add-picture.ts'

/** Adds a file of the user as a layer. */
export function AddPictureButton() {
  const { maxUploadBytes } = useSite()
  return (
    <button
      type="button"
      className="button button-small"
      title={t`Add picture`}
      aria-label={t`Add picture`}
      onClick={() => choosePicture((file) => void addPicture(file, maxUploadBytes))}
    >
      <ImagePlus aria-hidden size={18} />
      <span className="max-sm:hidden">{t`Picture`}</span>
    </button>
  )
}

import { t } from '@lingui/core/macro'
import { Smile } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'

type Picker = ComponentType<{ readonly onClose: () => void }>

/** Opens the dialog with all stickers, which is loaded then. */
export function AddStickerButton() {
  const [picker, setPicker] = useState<{ readonly Picker: Picker }>()
  const open = async () => {
    const loaded = await loadOrNotify(import('./sticker-picker.tsx'), t`The stickers`)
    if (loaded !== undefined) setPicker({ Picker: loaded.StickerPicker })
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        title={t`Add sticker`}
        aria-label={t`Add sticker`}
        onClick={() => void open()}
      >
        <Smile aria-hidden size={18} />
        <span className="max-sm:hidden">{t`Sticker`}</span>
      </button>
      {picker !== undefined && <picker.Picker onClose={() => setPicker(undefined)} />}
    </>
  )
}

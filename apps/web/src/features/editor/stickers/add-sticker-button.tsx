import { Smile } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { notify } from '../../../lib/notify.tsx'

type Picker = ComponentType<{ readonly onClose: () => void }>

/** Opens the dialog with all stickers, which is loaded then. */
export function AddStickerButton() {
  const [picker, setPicker] = useState<{ readonly Picker: Picker }>()
  const open = async () => {
    try {
      setPicker({ Picker: (await import('./sticker-picker.tsx')).StickerPicker })
    } catch {
      notify({
        title: 'Error',
        description: 'The stickers could not be loaded. Please try again.',
        tone: 'error',
      })
    }
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        title="Add sticker"
        aria-label="Add sticker"
        onClick={() => void open()}
      >
        <Smile aria-hidden size={18} />
        <span className="max-sm:hidden">Sticker</span>
      </button>
      {picker !== undefined && <picker.Picker onClose={() => setPicker(undefined)} />}
    </>
  )
}

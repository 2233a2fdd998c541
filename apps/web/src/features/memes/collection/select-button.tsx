import { t } from '@lingui/core/macro'
import type { SavedMeme } from '@memesmith/contract'
import { Check } from 'lucide-react'
import { memeName } from '../meme-name.ts'
import { selectRange, toggleSelected, useSelection } from './selection-store.ts'

interface SelectButtonProps {
  readonly meme: SavedMeme
  /** The ids of all memes as they are shown, for a range. */
  readonly order: () => readonly number[]
}

/** Selects a meme; with Shift, all from the one that was selected last. */
export function SelectButton({ meme, order }: SelectButtonProps) {
  const isSelected = useSelection(({ ids }) => ids.has(meme.id))
  return (
    <button
      type="button"
      className="card-corner card-select start-0"
      aria-pressed={isSelected}
      onClick={({ shiftKey }) =>
        shiftKey ? selectRange(meme.id, order()) : toggleSelected(meme.id)
      }
    >
      <Check aria-hidden size={20} strokeWidth={3} />
      <span className="sr-only">{t`Select ${memeName(meme)}`}</span>
    </button>
  )
}

import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import type { TwoTexts } from '@memesmith/meme-render'
import { useId } from 'react'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { useEditorStore, useText } from './editor-store.ts'

interface CaptionFieldProps {
  readonly label: string
  /** The field of the draft. */
  readonly field: keyof Pick<TwoTexts, 'topText' | 'bottomText'>
  /** A notice about how the text is drawn. */
  readonly notice: string | undefined
}

/** The text of one caption. */
export function CaptionField({ label, field, notice }: CaptionFieldProps) {
  const id = useId()
  const value = useText(field)
  const change = useEditorStore((store) => store.changeTexts)
  return (
    <div className="counted grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea
        id={id}
        className="input min-h-[2.875rem] resize-y field-sizing-content"
        rows={1}
        dir="auto"
        value={value}
        maxLength={MAX_TEXT_LENGTH}
        placeholder={`Enter ${label.toLowerCase()}...`}
        aria-describedby={notice === undefined ? undefined : `${id}-notice`}
        onChange={(event) => change({ [field]: event.target.value })}
      />
      <LengthCounter value={value} max={MAX_TEXT_LENGTH} />
      {notice !== undefined && (
        <p className="hint" id={`${id}-notice`} role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import { useId } from 'react'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { changeText, useCaptionText } from './layers/use-captions.ts'

interface CaptionFieldProps {
  readonly label: string
  /** The id of the caption. */
  readonly captionId: string
  /** A notice about how the text is drawn. */
  readonly notice: string | undefined
}

/** The text of one caption. */
export function CaptionField({ label, captionId, notice }: CaptionFieldProps) {
  const id = useId()
  const value = useCaptionText(captionId)
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
        onChange={(event) => changeText(captionId, event.target.value)}
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

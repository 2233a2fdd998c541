import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import type { CaptionLayout } from '@memesmith/meme-render'
import { useId } from 'react'

interface CaptionFieldProps {
  readonly label: string
  readonly value: string
  /** Where the text went, when it is drawn. */
  readonly layout: CaptionLayout | undefined
  readonly onChange: (text: string) => void
}

/** The text of one caption, and what the person should know of how it is drawn. */
export function CaptionField({ label, value, layout, onChange }: CaptionFieldProps) {
  const id = useId()
  const notice = noticeOf(layout)
  return (
    <div className="grid gap-1.5">
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
        onChange={(event) => onChange(event.target.value)}
      />
      {notice !== undefined && (
        <p className="hint" id={`${id}-notice`} role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

function noticeOf(caption: CaptionLayout | undefined): string | undefined {
  if (caption === undefined || caption.lines.length === 0) return undefined
  if (caption.missing.length > 0) {
    return `No font here has ${caption.missing.join(' ')}: a mark stands in its place.`
  }
  if (caption.truncated) return 'Too long for this picture: the end is not shown.'
  if (caption.fontSize < 1) return 'This picture is too small to read any text on it.'
  return caption.shrunk ? `Drawn at ${Math.round(caption.fontSize)}px so that it fits.` : undefined
}

import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import { type ReactNode, useId } from 'react'
import { LengthCounter } from '../../../components/ui/length-counter.tsx'
import { selectLayer } from '../canvas/layer-actions.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { useCaptionField } from '../layers/use-captions.ts'

interface CaptionFieldProps {
  readonly label: string
  readonly placeholder: string
  /** The id of the caption. */
  readonly captionId: string
  /** A notice about how the text is drawn. */
  readonly notice: ReactNode
}

/** The text of one caption. */
export function CaptionField({ label, placeholder, captionId, notice }: CaptionFieldProps) {
  const id = useId()
  const { text, props } = useCaptionField(captionId)
  return (
    <div className="counted grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea
        {...props}
        // The controls of the style change this text then, and not the one that was selected before.
        onFocus={() => {
          if (useEditorStore.getState().selected !== null) selectLayer(captionId)
        }}
        id={id}
        className="input min-h-[2.875rem] resize-y field-sizing-content"
        rows={1}
        dir="auto"
        placeholder={placeholder}
        aria-describedby={notice === undefined ? undefined : `${id}-notice`}
      />
      <LengthCounter value={text} max={MAX_TEXT_LENGTH} />
      {notice !== undefined && (
        <p className="hint" id={`${id}-notice`} role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

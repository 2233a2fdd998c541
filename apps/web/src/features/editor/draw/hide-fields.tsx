import { t } from '@lingui/core/macro'
import { useId } from 'react'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { CoverHint } from '../panel/cover-hint.tsx'
import { CoverKinds } from '../panel/cover-kinds.tsx'
import { useDrawStore } from './draw-store.ts'

/** The widths of a brush that hides, in meme pixels: from a word to a face. */
const MIN_WIDTH = 8
const MAX_WIDTH = 160

/** How the brush hides what it touches, and who can still see it. */
export function HideFields() {
  const hintId = useId()
  const hiding = useDrawStore((store) => store.hiding)
  return (
    <fieldset className="stroke-style" aria-describedby={hintId}>
      <legend className="sr-only">{t`Hide with`}</legend>
      <CoverKinds
        kind={hiding.kind}
        onChange={(kind) => useDrawStore.setState({ hiding: { ...hiding, kind } })}
      />
      <SliderField
        label={t`Brush width`}
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        step={4}
        value={hiding.width}
        shown={`${hiding.width}px`}
        onChange={(width) => useDrawStore.setState({ hiding: { ...hiding, width } })}
      />
      <CoverHint id={hintId} kind={hiding.kind} />
    </fieldset>
  )
}

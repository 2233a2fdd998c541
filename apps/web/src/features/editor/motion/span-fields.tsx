import { t } from '@lingui/core/macro'
import '../../../styles/motion.css'
import type { Caption } from '@memesmith/meme-render'
import { Section } from '../../../components/ui/section.tsx'
import { SpanSlider } from '../../../components/ui/span-slider.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import { captionLayersOf } from '../layers/edit-layers.ts'
import { layerName } from '../layers/layer-name.ts'
import { NumberField } from '../panel/number-field.tsx'
import { showFrame } from './motion-store.ts'
import type { MovingPicture } from './moving-picture.ts'
import { type Span, setSpan, spanOf } from './spans.ts'

/** The timeline: when each text is shown. */
export function SpanFields({ motion }: { readonly motion: MovingPicture }) {
  const layers = useEditorStore((store) => store.layers)
  const captions = captionLayersOf(layers).filter(({ layer }) => layer.text.trim() !== '')
  return (
    <Section title={t`When texts show`}>
      {captions.length === 0 && <p className="hint">{t`Write a text first.`}</p>}
      {captions.map((each) => (
        <SpanField
          key={each.id}
          id={each.id}
          name={layerName(layers, each)}
          caption={each.layer}
          motion={motion}
        />
      ))}
    </Section>
  )
}

const secondsText = (seconds: number): string => t`${seconds} s`

interface SpanFieldProps {
  readonly id: string
  readonly name: string
  readonly caption: Caption
  readonly motion: MovingPicture
}

function SpanField({ id, name, caption, motion }: SpanFieldProps) {
  const { durations, moments } = motion
  const count = durations.length
  const { first, end } = spanOf(caption, moments)
  const secondsAt = (frame: number) =>
    Math.round(durations.slice(0, frame).reduce((sum, each) => sum + each, 0)) / 1000
  const frameAt = (seconds: number) => {
    const distances = Array.from({ length: count + 1 }, (_, frame) =>
      Math.abs(secondsAt(frame) - seconds),
    )
    return distances.indexOf(Math.min(...distances))
  }
  const change = (which: keyof Span, span: Span, shown: number) => {
    useEditorStore.getState().edit(`${which} of ${id}`, (work) => ({
      layers: setSpan(work.layers, id, span, moments),
    }))
    showFrame(Math.min(count - 1, Math.max(0, shown)))
  }
  // The end is chosen after the start, and the start before the end.
  const setFirst = (frame: number) => {
    const start = Math.min(frame, end - 1)
    change('first', { first: start, end }, start)
  }
  const setEnd = (frame: number) => {
    const stop = Math.max(frame, first + 1)
    change('end', { first, end: stop }, stop - 1)
  }
  return (
    <fieldset className="span-field">
      <legend>{name}</legend>
      <SpanSlider
        labels={{ start: t`${name} appears`, end: t`${name} disappears` }}
        max={count}
        step={1}
        start={first}
        end={end}
        textOf={(frame) => secondsText(secondsAt(frame))}
        onStart={setFirst}
        onEnd={setEnd}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label={t`From (s)`}
          value={secondsAt(first)}
          isDisabled={false}
          isNearest
          onChange={(seconds) => setFirst(frameAt(seconds))}
        />
        <NumberField
          label={t`To (s)`}
          value={secondsAt(end)}
          isDisabled={false}
          isNearest
          onChange={(seconds) => setEnd(frameAt(seconds))}
        />
      </div>
    </fieldset>
  )
}

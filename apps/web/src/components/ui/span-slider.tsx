import '../../styles/span-slider.css'

interface SpanSliderProps {
  /** The names of both ends. */
  readonly labels: { readonly start: string; readonly end: string }
  readonly max: number
  readonly step: number
  readonly start: number
  readonly end: number
  /** A value in words. */
  readonly textOf: (value: number) => string
  readonly onStart: (value: number) => void
  readonly onEnd: (value: number) => void
}

/** A span on a track from 0, with a handle at each end. */
export const SpanSlider = ({
  labels,
  max,
  step,
  start,
  end,
  textOf,
  onStart,
  onEnd,
}: SpanSliderProps) => (
  <div className="span-track">
    <span
      className="span-bar"
      style={{ insetInline: `${(start / max) * 100}% ${100 - (end / max) * 100}%` }}
    />
    <input
      type="range"
      aria-label={labels.start}
      aria-valuetext={textOf(start)}
      min={0}
      max={max}
      step={step}
      value={start}
      // If both thumbs are at the same place, the one that can still move is on top.
      style={{ zIndex: start + end > max ? 1 : undefined }}
      onChange={({ target }) => onStart(target.valueAsNumber)}
    />
    <input
      type="range"
      aria-label={labels.end}
      aria-valuetext={textOf(end)}
      min={0}
      max={max}
      step={step}
      value={end}
      onChange={({ target }) => onEnd(target.valueAsNumber)}
    />
  </div>
)

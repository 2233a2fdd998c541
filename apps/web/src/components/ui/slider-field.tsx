import { type ReactNode, useId } from 'react'

interface SliderFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value in words, beside the slider. */
  readonly shown: string
  readonly onChange: (value: number) => void
  /** Further controls in the same row. */
  readonly children?: ReactNode
}

/** A slider with its label and its value. */
export function SliderField({ label, shown, onChange, children, ...range }: SliderFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 font-bold">
      <label htmlFor={id} className="shrink-0">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className="slider"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id} className="w-12 shrink-0 text-end tabular-nums">
        {shown}
      </output>
      {children}
    </div>
  )
}

import { type ReactNode, useId } from 'react'

interface IconChoiceProps<Value extends string> {
  readonly label: string
  readonly icons: Readonly<Record<Value, ReactNode>>
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, each shown as an icon. Their names are read to screen readers. */
export function IconChoice<Value extends string>({
  label,
  icons,
  values,
  value,
  onChange,
}: IconChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="icon-choice">
      <legend className="sr-only">{label}</legend>
      {values.map((each) => (
        <label key={each} title={each}>
          <input
            type="radio"
            name={name}
            className="swatch-input"
            aria-label={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {icons[each]}
        </label>
      ))}
    </fieldset>
  )
}

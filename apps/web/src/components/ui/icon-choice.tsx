import { type ReactNode, useId } from 'react'

interface IconChoiceProps<Value extends string> {
  readonly label: string
  readonly icons: Readonly<Record<Value, ReactNode>>
  readonly values: readonly Value[]
  /** In the language of the page. */
  readonly nameOf: (value: Value) => string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, each shown as an icon. Their names are read to screen readers. */
export function IconChoice<Value extends string>({
  label,
  icons,
  values,
  nameOf,
  value,
  onChange,
}: IconChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="icon-choice">
      <legend className="sr-only">{label}</legend>
      {values.map((each) => (
        <label key={each} title={nameOf(each)}>
          <input
            type="radio"
            name={name}
            className="swatch-input"
            aria-label={nameOf(each)}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {icons[each]}
        </label>
      ))}
    </fieldset>
  )
}

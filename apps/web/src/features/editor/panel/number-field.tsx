import { useEffect, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly isDisabled: boolean
  /** Called with every number that is typed. */
  readonly onChange: (value: number) => void
}

/** A number. While it is typed, the field may be empty or unfinished; then nothing changes. */
export function NumberField({ label, value, isDisabled, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    // The number was limited, or changed elsewhere.
    setTyped((text) => (text !== undefined && Number(text) === value ? text : undefined))
  }, [value])
  return (
    <label className="field">
      {label}
      <input
        type="number"
        step="any"
        className="input"
        value={typed ?? value}
        disabled={isDisabled}
        onChange={({ target }) => {
          setTyped(target.value)
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

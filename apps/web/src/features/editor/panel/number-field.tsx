import { useEffect, useRef, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly isDisabled: boolean
  /** Whether the value is the next one to what is typed, which stays until the field is left. */
  readonly isNearest?: boolean
  /** Called with every number that is typed. */
  readonly onChange: (value: number) => void
}

/** A number. While it is typed, the field may be empty or unfinished; then nothing changes. */
export function NumberField({ label, value, isDisabled, isNearest, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const isTyping = useRef(false)
  useEffect(() => {
    if (isNearest && isTyping.current) return
    // The number was limited, or changed elsewhere.
    setTyped((text) => (text !== undefined && Number(text) === value ? text : undefined))
  }, [value, isNearest])
  useEffect(() => {
    isTyping.current = false
  })
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
          isTyping.current = true
          setTyped(target.value)
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

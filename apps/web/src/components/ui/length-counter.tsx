interface LengthCounterProps {
  readonly value: string
  readonly max: number
}

/** From this share of the maximum length on, the counter is shown. */
const NEAR = 0.9

/**
 * Shows the number of characters when a field is nearly full. Screen readers announce it near the
 * limit and at the limit, but not at every keystroke in between. Render it always: a live region is
 * announced when it changes, not when it is added.
 */
export function LengthCounter({ value, max }: LengthCounterProps) {
  const isNear = value.length >= max * NEAR
  const isFull = value.length >= max
  return (
    <span className="length-counter">
      {isNear && (
        <span aria-hidden className={`hint tabular-nums ${isFull ? 'text-danger' : ''}`}>
          {value.length} / {max}
        </span>
      )}
      <span role="status" className="sr-only">
        {isFull ? `Full: ${max} characters.` : isNear && `Nearly full: up to ${max} characters.`}
      </span>
    </span>
  )
}

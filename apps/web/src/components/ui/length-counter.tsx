interface LengthCounterProps {
  readonly value: string
  readonly max: number
}

/** The share of a field's length from which on its user should know of the limit. */
const NEAR = 0.9

/**
 * Says how full a field is when it is nearly full. It is read aloud when the limit comes near and
 * when it is reached, and not at every key in between. Put it beside the field, always: a live
 * region is read out when it changes, not when it appears.
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

import { plural } from '@lingui/core/macro'
import { formatNumber } from '../../lib/languages/format.ts'

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
          {formatNumber(value.length)} / {formatNumber(max)}
        </span>
      )}
      <span role="status" className="sr-only">
        {isFull
          ? plural(max, { one: 'Full: # character.', other: 'Full: # characters.' })
          : isNear &&
            plural(max, {
              one: 'Nearly full: up to # character.',
              other: 'Nearly full: up to # characters.',
            })}
      </span>
    </span>
  )
}

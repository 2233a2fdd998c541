import { useEffect, useState } from 'react'
import { type EstimatedAnimation, estimateAnimation } from './make-animation.ts'
import type { VideoPart } from './making.ts'
import type { PartChoice } from './part-store.ts'

/** How long a part must stay unchanged before it is measured, in ms. */
const PATIENCE_MS = 300

/** @returns what would be made of a part; undefined until that is known, null if it can't be read */
export function useEstimate(
  { reader, maxBytes }: PartChoice,
  { start, end }: VideoPart,
): EstimatedAnimation | null | undefined {
  const [estimate, setEstimate] = useState<EstimatedAnimation | null>()
  useEffect(() => {
    setEstimate(undefined)
    const abort = new AbortController()
    const timer = setTimeout(() => {
      estimateAnimation(reader, { start, end }, maxBytes, abort.signal).then(
        (made) => !abort.signal.aborted && setEstimate(made),
        () => !abort.signal.aborted && setEstimate(null),
      )
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [reader, maxBytes, start, end])
  return estimate
}

import { useEffect, useState } from 'react'

/** Measures files of the draft, and calls `report` with each size, in bytes, as soon as it is known. */
export type MeasureDraft = (
  report: (format: string, bytes: number, isExact: boolean) => void,
  signal: AbortSignal,
) => Promise<void>

interface DraftSize {
  readonly bytes: number
  /** Otherwise it is an estimate. */
  readonly isExact: boolean
}

/**
 * The sizes of the draft's files, by the names of their formats, as far as they are known.
 *
 * @param measure as it is when the menu opens: the draft does not change while that is open
 * @returns also whether no more will be known
 */
export function useDraftSizes(measure: MeasureDraft) {
  const [sizes, setSizes] = useState<Readonly<Record<string, DraftSize>>>({})
  const [isDone, setIsDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured once
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const report = (format: string, bytes: number, isExact: boolean) => {
      if (!signal.aborted) setSizes((before) => ({ ...before, [format]: { bytes, isExact } }))
    }
    // A size is not worth a message: what can't be drawn says so when it is chosen.
    const end = () => !signal.aborted && setIsDone(true)
    measure(report, signal).then(end, end)
    return () => abort.abort()
  }, [])
  return { sizes, isDone }
}

/**
 * Returns a function that calls `make` once and keeps its result. A failure is not kept.
 *
 * @param keptMs then it is called again; never by default
 */
export function keepResult<Result>(
  make: () => Promise<Result>,
  keptMs = Number.POSITIVE_INFINITY,
): () => Promise<Result> {
  let kept: Promise<Result> | undefined
  let madeAt = 0
  return () => {
    const now = performance.now()
    if (now - madeAt > keptMs) kept = undefined
    if (kept === undefined) madeAt = now
    kept ??= make().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

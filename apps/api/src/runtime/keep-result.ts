/** Returns a function that calls `make` once and keeps its result. A failure is not kept. */
export function keepResult<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

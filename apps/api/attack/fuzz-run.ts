/** Settings that all fuzz tests share: duration, seed, and how to reproduce a failure. */

const seedGiven = process.env.FUZZ_SEED

/** The same seed gives the same requests. Random unless `FUZZ_SEED` is set. */
export const seed = seedGiven === undefined ? Date.now() % 2 ** 31 : Number(seedGiven)

/** Multiplies the number of requests, pictures or prompts, for the nightly run. */
export const times = Number(process.env.FUZZ_TIMES ?? 1)

/** The setting that reproduces a failure. */
export const replay = `FUZZ_SEED=${seed}`

/**
 * Processes all pieces, at most `atOnce` at a time.
 *
 * @throws the first error of `work`
 */
export async function runAll<Piece>(
  pieces: readonly Piece[],
  atOnce: number,
  work: (piece: Piece, index: number) => Promise<void>,
): Promise<void> {
  const rest = pieces.entries()
  const worker = async () => {
    for (const [index, piece] of rest) await work(piece, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

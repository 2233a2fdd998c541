/** What all fuzzing shares: how long it goes on, from which seed, and what to say of a failure. */

const seedGiven = process.env.FUZZ_SEED

/** The same seed gives the same attack; another one each time unless `FUZZ_SEED` names it. */
export const seed = seedGiven === undefined ? Date.now() % 2 ** 31 : Number(seedGiven)

/** `FUZZ_TIMES=60` goes on for about an hour. */
export const times = Number(process.env.FUZZ_TIMES ?? 1)

/** What makes a failure come again. */
export const replay = `FUZZ_SEED=${seed}`

/** Does all of the work, so many pieces at a time. */
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

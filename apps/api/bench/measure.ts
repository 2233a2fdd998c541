/** Medians over repeated runs of several contestants in one process, interleaved. */

export interface Contestant {
  readonly name: string
  run(): Promise<unknown>
}

export interface Measured {
  readonly name: string
  /** Milliseconds per run. */
  readonly median: number
}

/** Consecutive runs of one contestant. The first runs of a batch have cold caches. */
const RUNS = 10
/** Warm-up runs of every contestant, so that the code is compiled before measuring starts. */
const WARM_UP_MS = 1500

/**
 * Interleaves the contestants, so that a slow phase of the machine affects all of them.
 *
 * @param turns number of batches of ten runs for each contestant, after warm-up
 */
export async function measure(
  contestants: readonly Contestant[],
  turns: number,
): Promise<Measured[]> {
  for (const { run } of contestants) {
    const end = performance.now() + WARM_UP_MS
    while (performance.now() < end) await run()
  }
  const times = contestants.map((): number[] => [])
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, contestant] of contestants.entries()) {
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now()
        await contestant.run()
        times[index]?.push(performance.now() - start)
      }
    }
  }
  return contestants.map(({ name }, index) => ({ name, median: median(times[index] ?? []) }))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/** Prints each contestant's median, and its ratio to the first one's. */
export function report(title: string, results: readonly Measured[]): void {
  const first = results[0]?.median ?? Number.NaN
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(({ name, median: ms }) => {
    const rate = (1000 / ms).toFixed(1).padStart(8)
    return `  ${name.padEnd(width)} ${ms.toFixed(2).padStart(9)} ms ${rate} a second ${(ms / first).toFixed(2).padStart(7)} ×`
  })
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

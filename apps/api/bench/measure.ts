/** Medians over enough runs to trust, in one process, one contestant's run after the other's. */

export interface Contestant {
  readonly name: string
  run(): Promise<unknown>
}

export interface Measured {
  readonly name: string
  /** Milliseconds a run. */
  readonly median: number
}

/**
 * Lets contestants take turns, so that a slow moment of the machine falls on all of them.
 *
 * @param rounds how many runs each has, after two to warm up
 */
export async function measure(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Measured[]> {
  const times = contestants.map((): number[] => [])
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const start = performance.now()
      await contestant.run()
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  }
  return contestants.map(({ name }, index) => ({ name, median: median(times[index] ?? []) }))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/** Prints each contestant's median, and how many times as long as the first one it took. */
export function report(title: string, results: readonly Measured[]): void {
  const first = results[0]?.median ?? Number.NaN
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(({ name, median: ms }) => {
    const rate = (1000 / ms).toFixed(1).padStart(8)
    return `  ${name.padEnd(width)} ${ms.toFixed(2).padStart(9)} ms ${rate} a second ${(ms / first).toFixed(2).padStart(7)} ×`
  })
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

/**
 * Finds out whether the time for an input grows faster than the input.
 *
 * Sizes double until one takes long enough to be told from noise; it is then compared with a quarter
 * of it, which takes 4 times as long in linear time, 16 times in quadratic time. What looks too fast
 * by the clock is measured again in processor time of this thread, which other programs hardly
 * change; that is counted in steps of milliseconds, so it takes many runs.
 */

const SMALLEST = 8
/** Most linear functions take less than `LONG_MS` up to this size. */
const LARGEST = 4096
/** Shorter times are noise. */
const LONG_MS = 2
/** Longer times give no further information. */
const LONGEST_MS = 20
/** No linear function takes this long for inputs of these sizes. The next size might take hours. */
const ENDLESS_MS = 1_000
/** Between the 4 of linear time and the 16 of quadratic time. */
const TOO_FAST = 9
const CONFIRMATIONS = 3
/** Many times the resolution of the processor time. */
const MEASURED_MICROSECONDS = 60_000

type Clock = (run: () => unknown) => number

/**
 * @param make an input of about this size
 * @param from shorter inputs say nothing, because another part of the work is done with them
 * @returns the size at which the time has grown too fast, or undefined
 */
export function superLinearGrowth(
  run: (input: string) => unknown,
  make: (size: number) => string,
  from = 0,
): number | undefined {
  for (let size = 4 * SMALLEST; size <= LARGEST; size *= 2) {
    const [long, short] = [make(size), make(size / 4)]
    const isTooFast = (clock: Clock) => {
      const growth = clock(() => run(long)) / clock(() => run(short))
      return growth / (long.length / short.length) > TOO_FAST / 4
    }
    const time = wallTime(() => run(long))
    if (time > ENDLESS_MS) return size
    if (time < LONG_MS || short.length < from) continue
    const isCertain = () => Array.from({ length: CONFIRMATIONS }).every(() => isTooFast(threadTime))
    if (isTooFast(wallTime) && isCertain()) return size
    if (time > LONGEST_MS) return undefined
  }
  return undefined
}

/** The shortest of several runs. */
const wallTime: Clock = (run) => {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** The mean of enough runs for a precise measurement. */
const threadTime: Clock = (run) => {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    run()
    const { user, system } = process.threadCpuUsage(before)
    if (user + system > MEASURED_MICROSECONDS) return (user + system) / runs
  }
}

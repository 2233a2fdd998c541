import { openSync, readSync } from 'node:fs'

/** How often the event loop is asked for a turn, in milliseconds. More often would cost much itself. */
const TICK_MS = 4
/** Linux tells how long each thread was ready and got no core: the second number, in nanoseconds. */
const SCHEDULING = `/proc/self/task/${process.pid}/schedstat`

/**
 * Watches how long the event loop is held by work of its own. The time in which other processes had
 * its core does not count (on Linux), so a busy machine changes nothing.
 *
 * @returns the longest hold since the last call, in milliseconds
 */
export function watchHolds(): () => number {
  let longest = 0
  let last = ownTime()
  setInterval(() => {
    const now = ownTime()
    longest = Math.max(longest, now - last - TICK_MS)
    last = now
  }, TICK_MS)
  return () => {
    const held = longest
    longest = 0
    return held
  }
}

/** Time in milliseconds, without that spent waiting for a core. */
const ownTime = () => performance.now() - waitingTime()

const scheduling = process.platform === 'linux' ? openSync(SCHEDULING, 'r') : undefined
const text = Buffer.alloc(64)

function waitingTime(): number {
  if (scheduling === undefined) return 0
  const length = readSync(scheduling, text, 0, text.length, 0)
  return Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6
}

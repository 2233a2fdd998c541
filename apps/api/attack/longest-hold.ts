import { readFileSync } from 'node:fs'

/** How often the event loop is asked for a turn, in milliseconds. */
const TICK_MS = 1
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

function waitingTime(): number {
  try {
    return Number(readFileSync(SCHEDULING, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { clearAllCache } from './canvas.ts'

/** The share of time in which an idle site works: a health check each second takes less. */
const IDLE_SHARE = 0.02
/** How often the task has to find the site idle: caches have forgotten what they kept by then. */
const IDLE_TIMES = 2

/**
 * Creates a task that gives memory back to the system once the site is idle: what Skia keeps of all
 * drawings, and pictures that caches have forgotten. V8 collects nothing while nothing is allocated.
 *
 * @returns the task, which is called again and again
 */
export function createMemoryRelease(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  let idleTimes = 0
  return async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    idleTimes = utilization < IDLE_SHARE ? idleTimes + 1 : 0
    if (idleTimes !== IDLE_TIMES) return
    clearAllCache()
    await setImmediate()
    globalThis.gc?.()
  }
}

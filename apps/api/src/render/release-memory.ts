import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { clearAllCache } from './canvas.ts'

/** How often the task runs, in ms: threads free megabytes with each meme. */
export const RELEASE_PAUSE_MS = 2000
/** The share of time in which an idle site works: a health check each second takes less. */
const IDLE_SHARE = 0.02
/** How often the task has to find the site idle: caches have forgotten what they kept by then. */
const IDLE_TIMES = 20

/**
 * Creates a task that gives memory back to the system: at once what the allocator keeps of what was
 * freed, which between the blocks of several threads is most of it; and once the site is idle, what
 * Skia keeps of all drawings, and pictures that caches have forgotten. V8 collects nothing while
 * nothing is allocated.
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
    if (idleTimes === IDLE_TIMES) await collect()
    // Nothing was freed since.
    if (idleTimes <= IDLE_TIMES) await (await trimming)()
  }
}

/** Gives back at once what a large piece of work, such as all starter templates, has left behind. */
export async function releaseMemory(): Promise<void> {
  await collect()
  await (await trimming)()
}

async function collect(): Promise<void> {
  clearAllCache()
  await setImmediate()
  globalThis.gc?.()
}

/** On a thread of its own, because it takes some milliseconds; nothing where the allocator is another. */
const trimming = loadTrimming()

async function loadTrimming(): Promise<() => Promise<void>> {
  try {
    const { default: koffi } = await import('koffi')
    const trim = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)')
    return () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      trim.async(0, () => resolve())
      return promise
    }
  } catch {
    // Not glibc, or no build of koffi for this system.
    return async () => undefined
  }
}

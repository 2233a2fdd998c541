import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { clearAllCache } from './canvas.ts'

/** How often the task runs, in ms: threads free megabytes with each meme. */
export const RELEASE_PAUSE_MS = 2000
/** The largest share of busy time that counts as idle: a health check each second takes less. */
const IDLE_SHARE = 0.02
/** How many times the task must find the site idle; by then, caches have dropped their content. */
const IDLE_TIMES = 20

/**
 * Creates a task that gives memory back to the system: every time, freed memory that the allocator keeps,
 * which is most of it with the blocks of several threads in between; once the site is idle, Skia's caches,
 * and pictures that our caches have dropped, because V8 collects nothing while nothing is allocated.
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
    // Nothing has been freed since.
    if (idleTimes <= IDLE_TIMES) await (await trimming)()
  }
}

/** Gives back right away what a large task, such as drawing all starter templates, has left behind. */
export async function releaseMemory(): Promise<void> {
  await collect()
  await (await trimming)()
}

async function collect(): Promise<void> {
  clearAllCache()
  await setImmediate()
  globalThis.gc?.()
}

/** Runs on a separate thread, because it takes some milliseconds; does nothing with another allocator. */
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

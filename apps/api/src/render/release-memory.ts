import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { clearAllCache } from './canvas.ts'

/** How often the task runs, in ms: threads free megabytes with each meme. */
export const RELEASE_PAUSE_MS = 2000
/** The share of a core that an idle site's main thread uses at most: a health check each second takes less. */
const IDLE_SHARE = 0.02
/** How long the task must find the site idle, in ms; by then, caches have dropped their content. */
const IDLE_MS = 36_000

/**
 * Creates a task that gives memory back to the system: every time, freed memory that the allocator keeps,
 * which is most of it with the blocks of several threads in between; once the site is idle, Skia's caches,
 * and pictures that our caches have dropped, because V8 collects nothing while nothing is allocated.
 *
 * A site is idle when it uses no CPU. The event loop's busy time says less: beside other busy programs,
 * each wake-up of an idle site waits for the CPU.
 *
 * @param idleMs after how long idle caches are cleared
 * @returns the task, which is called again and again
 */
export function createMemoryRelease(idleMs = IDLE_MS): () => Promise<void> {
  let before = measure()
  let idleFor = 0
  return async () => {
    const now = measure()
    const passed = now.at - before.at
    const isIdle = now.cpu - before.cpu < IDLE_SHARE * passed
    before = now
    // Nothing has been freed since.
    if (isIdle && idleFor > idleMs) return
    idleFor = isIdle ? idleFor + passed : 0
    if (idleFor > idleMs) await collect()
    await (await trimming)()
  }
}

/** The time, and what this thread has used of the CPU so far, in ms. */
function measure(): { readonly at: number; readonly cpu: number } {
  const { user, system } = process.threadCpuUsage()
  return { at: performance.now(), cpu: (user + system) / 1000 }
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

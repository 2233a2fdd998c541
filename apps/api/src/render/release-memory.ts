import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { clearAllCache } from './canvas.ts'

/** How often the task runs, in ms: threads free megabytes with each meme. */
export const RELEASE_PAUSE_MS = 2000
/** The share of a core that the main thread of an idle site takes: a health check each second takes less. */
const IDLE_SHARE = 0.02
/** How long the task has to find the site idle, in ms: caches have forgotten what they kept by then. */
const IDLE_MS = 36_000

/**
 * Creates a task that gives memory back to the system: at once what the allocator keeps of what was
 * freed, which between the blocks of several threads is most of it; and once the site is idle, what
 * Skia keeps of all drawings, and pictures that caches have forgotten. V8 collects nothing while
 * nothing is allocated.
 *
 * Idle is who uses no CPU. How long the event loop was at work says less: beside other busy programs
 * a site that does nothing waits for the CPU at each wake-up.
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
    // Nothing was freed since.
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

import type { Config } from '../../config/config.ts'
import { WorkQueue } from '../../runtime/work-queue.ts'

// Before the answer begins, a proxy sees nothing; most of them wait for 60 seconds.
const MAX_MODEL_WAIT_MS = 10_000

// The built-in generator takes a fraction of a second, so more users can wait for it.
const MAX_WAITING_COMPOSITIONS = 40
const MAX_COMPOSITION_WAIT_MS = 1000

/**
 * Bounds how many memes are generated at the same time, over all users. A model costs its operator
 * money and holds two connections for up to minutes; the built-in generator costs this machine's time.
 */
export const createGenerationQueue = ({ openai, generationsAtOnce }: Config): WorkQueue =>
  openai === undefined
    ? new WorkQueue(generationsAtOnce, MAX_WAITING_COMPOSITIONS, MAX_COMPOSITION_WAIT_MS)
    : new WorkQueue(generationsAtOnce, generationsAtOnce, MAX_MODEL_WAIT_MS)

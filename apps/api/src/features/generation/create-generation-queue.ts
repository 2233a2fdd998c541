import type { Config } from '../../config/config.ts'
import { WorkQueue } from '../../runtime/work-queue.ts'

// Most proxies close a connection that is silent for 60 seconds, and a waiting request sends
// nothing.
const MAX_MODEL_WAIT_MS = 10_000

// The built-in generator takes a fraction of a second, so more requests can wait.
const MAX_WAITING_COMPOSITIONS = 40
const MAX_COMPOSITION_WAIT_MS = 1000

/**
 * Limits concurrent generations over all users. A model costs the operator money and holds two
 * connections for up to minutes; the built-in generator uses this machine's CPU. The operator may
 * change the limit while the server runs.
 */
export function createGenerationQueue(config: Config): WorkQueue {
  const atOnce = () => config.generationsAtOnce
  return config.openai === undefined
    ? new WorkQueue(atOnce, MAX_WAITING_COMPOSITIONS, MAX_COMPOSITION_WAIT_MS)
    : new WorkQueue(atOnce, atOnce, MAX_MODEL_WAIT_MS)
}

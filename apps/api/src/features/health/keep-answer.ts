import { setTimeout as sleep } from 'node:timers/promises'

/** Anyone may ask, so a result is reused for this long, in ms. */
const KEPT_MS = 1000
/** In ms. Load balancers wait for a few seconds. */
const MAX_WAIT_MS = 2000

/**
 * Asks for something that may take long, one request at a time.
 *
 * @param ask never rejects
 * @param late the result if there is none in time
 */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  late: Answer,
): () => Promise<Answer> {
  let askedAt = Number.NEGATIVE_INFINITY
  let isPending = false
  let answer: Promise<Answer> = Promise.resolve(late)
  return async () => {
    if (!isPending && performance.now() - askedAt >= KEPT_MS) {
      askedAt = performance.now()
      isPending = true
      answer = ask().finally(() => {
        isPending = false
      })
    }
    return await Promise.race([answer, sleep(MAX_WAIT_MS, late, { ref: false })])
  }
}

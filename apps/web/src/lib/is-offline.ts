import { hasStatus } from './api-client.ts'
import { isSiteReachable } from './is-site-reachable.ts'

/**
 * Whether a request failed because there is no way to the site. If only this request failed, the
 * user has to know, and can try again.
 */
export async function isOffline(error: unknown): Promise<boolean> {
  const isUnanswered = error instanceof TypeError || hasStatus(error, 502, 503, 504)
  return isUnanswered && !(await isSiteReachable())
}

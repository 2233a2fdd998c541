/**
 * Knows who is signed in while there is no network.
 *
 * Problem: the worker can't read the session's cookie, and nobody may see what was cached for another
 * account.
 * Approach: every page first asks who is signed in. If the answer names another account than before, or
 * none any more, the cache is deleted. So it is by any request that may change the account.
 */
import { calls, isRecord } from '@memesmith/contract'
import { CACHES } from './cache-names.ts'
import { refuseGateways } from './plugins.ts'

/** The answer that names the account. */
const USER = calls.getCurrentUser.path

/** Increases whenever the cache is deleted. */
let generation = 0

/** Deletes everything cached for the user. */
export async function forgetAccount(): Promise<void> {
  generation += 1
  await caches.delete(CACHES.account)
}

/** Asks the server who is signed in. Without an answer, the last known answer holds. */
export async function answerCurrentUser(request: Request): Promise<Response> {
  const before = generation
  let response: Response
  try {
    response = await refuseGateways(await fetch(request))
  } catch (error) {
    const known = await lastAnswer()
    if (known === undefined) throw error
    return known
  }
  // A 401 names nobody. An answer from before a change no longer counts.
  if ((!response.ok && response.status !== 401) || before !== generation) return response
  const known = await lastAnswer()
  const isOther = known !== undefined && (await idOf(known)) !== (await idOf(response.clone()))
  if (isOther) await forgetAccount()
  await (await caches.open(CACHES.account)).put(USER, response.clone())
  return response
}

const lastAnswer = () => caches.match(USER, { cacheName: CACHES.account })

const idOf = async (response: Response): Promise<unknown> => {
  const user: unknown = await response.json()
  return isRecord(user) ? (user.id ?? user.email) : undefined
}

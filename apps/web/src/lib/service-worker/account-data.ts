/**
 * Answers that depend on who is signed in, for when there is no network.
 *
 * Problem: the worker can't read the session's cookie, and nobody may see what was cached of another
 * account.
 * Approach: every page asks first who is signed in. An answer that names another account than the one
 * before, or none any more, deletes the cache. So does a request that may change the account. An answer to a
 * request that was sent before that is not cached.
 * Limits: a cache is of one account at a time. Right after a change, some answers are not cached.
 */
import { endpoints, isRecord } from '@memesmith/contract'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from './cache-names.ts'
import { bounded, refuseGateways } from './plugins.ts'

/** The answer that names the account. */
const USER = endpoints.getCurrentUser.path

/** The requests that may change who is signed in. */
const SIGNING = [
  endpoints.logIn,
  endpoints.signUp,
  endpoints.resetPassword,
  endpoints.loginCallback,
  endpoints.logOut,
]

/** Increases whenever the cache is deleted. */
let generation = 0
/** The running request that asks who is signed in. */
let asking: Promise<unknown> = Promise.resolve()

/** Deletes what is cached of the user. */
export async function forgetAccount(): Promise<void> {
  generation += 1
  await caches.delete(CACHES.account)
}

/** Whether a request may change who is signed in. */
export function mayChangeAccount({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  return SIGNING.some((each) => each.method === method && each.path === pathname)
}

/** Asks the server who is signed in. Without an answer, it is who it was last. */
export async function answerCurrentUser({
  request,
}: {
  readonly request: Request
}): Promise<Response> {
  const answer = askCurrentUser(request)
  asking = answer.catch(() => undefined)
  return await answer
}

async function askCurrentUser(request: Request): Promise<Response> {
  let response: Response
  try {
    response = await refuseGateways(await fetch(request))
  } catch (error) {
    const known = await lastAnswer()
    if (known === undefined) throw error
    return known
  }
  // A 401 names nobody.
  if (!response.ok && response.status !== 401) return response
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

/** The templates, which for a user are also those of the user. */
export const templates = bounded(
  new NetworkFirst({
    cacheName: CACHES.account,
    plugins: [
      {
        fetchDidSucceed: ({ response }) => refuseGateways(response),
        requestWillFetch: async ({ request, state }) => {
          if (state) state.generation = generation
          return request
        },
        cacheWillUpdate: async ({ response, state }) => {
          // Nothing is cached before it is known whose it is.
          await asking
          const isCurrent = state?.generation === generation && (await lastAnswer()) !== undefined
          return response.status === 200 && isCurrent ? response : null
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          await asking
          return (await lastAnswer()) === undefined ? null : cachedResponse
        },
      },
    ],
  }),
  60,
)

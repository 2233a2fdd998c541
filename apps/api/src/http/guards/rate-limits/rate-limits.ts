import { createHash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { sharedCounters } from './shared-counters.ts'

interface RateLimitOptions {
  readonly config: Config
  readonly db: Db
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that applies to the route. */
    limit?: keyof typeof RATE_LIMITS
  }
}

/**
 * Requests to a route per address and per user in a quarter of an hour. An address may be a whole
 * school, so its limit is higher. Normal use never reaches these limits; `RATE_LIMIT_FACTOR`
 * multiplies them.
 */
export const RATE_LIMITS = {
  login: { perAddress: 600, perUser: 30 },
  /** Each new account sends its address an e-mail, even if an earlier account was deleted. */
  signup: { perAddress: 600, perUser: 10 },
  /** Routes that check a password or send an e-mail. */
  account: { perAddress: 120, perUser: 30 },
  /**
   * The login page asks each browser that opens it for a passkey. Visitors have no user, so a whole school
   * has the limit of an address.
   */
  passkey: { perAddress: 3000, perUser: 3000 },
  upload: { perAddress: 3000, perUser: 1000 },
  /** A collection of 50,000 memes is 250 pages, and each save reloads the first one. */
  list: { perAddress: 9000, perUser: 3000 },
  /**
   * Parts of the gallery. Visitors count by address only, so a whole school shares one limit; one person
   * who types for a quarter of an hour makes a thousand requests.
   */
  browse: { perAddress: 30_000, perUser: 30_000 },
  /** A thumbnail is drawn on first view; those of a full collection are drawn on every view. */
  thumbnail: { perAddress: 30_000, perUser: 10_000 },
  /** Pictures by address: a page may show many, and a builder requests one for each typed letter. */
  picture: { perAddress: 30_000, perUser: 30_000 },
  /** A GIF or an MP4 is made on its first download, which occupies two threads for a second. */
  copyAnimation: { perAddress: 3000, perUser: 1000 },
  /** Likes, and likes that are taken back. */
  like: { perAddress: 3000, perUser: 600 },
  save: { perAddress: 3000, perUser: 1000 },
  generate: { perAddress: 300, perUser: 100 },
  /** Downloads and imports of whole collections. */
  archive: { perAddress: 300, perUser: 100 },
  remove: { perAddress: 3000, perUser: 1000 },
  /** Reports need no account: only the address counts. */
  report: { perAddress: 20, perUser: 20 },
  /** Administrators' actions. There is no limit per address, as for a path that does not exist. */
  admin: { perAddress: Number.POSITIVE_INFINITY, perUser: 3000 },
} as const

export const RATE_WINDOW_MINUTES = 15
const WINDOW_MS = RATE_WINDOW_MINUTES * MINUTE_MS

// Maximum number of counters of each kind; the least recently used are evicted.
const MAX_COUNTERS = 20_000

/** Limits the rate of the routes whose config names a limit. */
export const rateLimits = fp(async (app: FastifyInstance, { config, db }: RateLimitOptions) => {
  const { databaseUrl } = config
  const isShared = databaseUrl !== undefined
  const store = isShared ? { store: sharedCounters(db) } : {}
  await app.register(rateLimit, { global: false, cache: MAX_COUNTERS, ...store })

  /**
   * @param name of the counters
   * @param keyOf returns the counter's key; undefined for a request that this limit does not count
   */
  function createGuard(
    name: string,
    max: number,
    keyOf: (request: FastifyRequest) => string | undefined,
  ) {
    const count = app.createRateLimit({
      // The operator may change the factor while the server runs.
      max: () => Math.ceil(max * config.rateLimitFactor),
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    })
    const guard: preHandlerAsyncHookHandler = async (request) => {
      if (config.rateLimitFactor === 0 || keyOf(request) === undefined) return
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded) throw refusal(result.ttlInSeconds)
    }
    return guard
  }
  const guards = new Map(
    Object.entries(RATE_LIMITS).map(([name, { perAddress, perUser }]) => [
      name,
      {
        // On PostgreSQL a count is a write, which a limit that nobody reaches is not worth.
        address: Number.isFinite(perAddress)
          ? [createGuard(`${name} address`, perAddress, networkOf)]
          : [],
        // The body contains the e-mail whose password is tried.
        email: createGuard(`${name} email`, perUser, emailIn),
        // Visitors have been counted by their address, if its limit is no higher.
        caller: createGuard(`${name} caller`, perUser, perUser < perAddress ? callerOf : accountOf),
      },
    ]),
  )

  app.addHook('onRoute', (route) => {
    const guard = guards.get(route.config?.limit ?? '')
    if (guard === undefined) return
    const { address, email, caller } = guard
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD'
    route.onRequest = [address, route.onRequest ?? []].flat()
    route.preHandler = [hasBody ? [email, caller] : caller, route.preHandler ?? []].flat(2)
  })
})

/** The user that the request is about, whoever sends it. */
function emailIn({ body }: FastifyRequest): string | undefined {
  const isForm = typeof body === 'object' && body !== null && 'email' in body
  if (!isForm || typeof body.email !== 'string') return undefined
  const email = body.email.trim().toLowerCase()
  return createHash('sha256').update(email).digest('base64')
}

/** The API key or the signed-in user. */
function accountOf({ apiKey, session }: FastifyRequest): string | undefined {
  // Routes for visitors have no sessions.
  // All keys of a user count together, because a user can make more. They count separately from the
  // user, whom a program must not lock out.
  if (apiKey != null) return `keys ${apiKey.userId}`
  const userId = session?.userId
  return userId === undefined ? undefined : `user ${userId}`
}

/** The account; without one, and without an e-mail, the client's network. */
const callerOf = (request: FastifyRequest): string | undefined =>
  accountOf(request) ?? (emailIn(request) === undefined ? networkOf(request) : undefined)

/** The address, empty if the client has disconnected; of IPv6 the first 64 bits, because a client can choose the rest freely. */
export const networkOf = ({ ip = '' }: FastifyRequest): string => normalizeIP(ip)

function refusal(retryAfter: number): AppError {
  const saying = {
    message:
      /*i18n*/ 'That was a lot at once. Please try again {minutes, plural, =1 {in a minute} other {in # minutes}}.',
    values: { minutes: Math.ceil(retryAfter / 60) },
  }
  return new AppError('too_many_requests', saying, { retryAfter })
}

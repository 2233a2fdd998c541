import { createHash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'
import { AppError } from '../runtime/app-error.ts'

interface RateLimitOptions {
  readonly config: Config
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which of the limits holds for the route. */
    limit?: keyof typeof RATE_LIMITS
  }
}

/**
 * How often one address, and one user, may call a route within a quarter of an hour. An address may
 * be a whole school, so it has more. Nobody meets these by hand; `RATE_LIMIT_FACTOR` multiplies them.
 */
export const RATE_LIMITS = {
  login: { perAddress: 600, perUser: 30 },
  signup: { perAddress: 600, perUser: 30 },
  /** Whatever checks a password, or sends an e-mail. */
  account: { perAddress: 120, perUser: 30 },
  upload: { perAddress: 3000, perUser: 1000 },
  /** A collection of 50,000 memes is 250 pages, and each save loads the first one again. */
  list: { perAddress: 9000, perUser: 3000 },
  /** Each is drawn when it is first looked at; a full collection's each time. */
  thumbnail: { perAddress: 30_000, perUser: 10_000 },
  save: { perAddress: 3000, perUser: 1000 },
  generate: { perAddress: 300, perUser: 100 },
  remove: { perAddress: 3000, perUser: 1000 },
} as const

const WINDOW_MS = 15 * MINUTE_MS

// Counters kept of each kind; beyond that those not seen for longest are forgotten.
const MAX_COUNTERS = 20_000

/** Counts calls of the routes whose config names a limit. */
export const rateLimits = fp(async (app: FastifyInstance, { config }: RateLimitOptions) => {
  const { rateLimitFactor } = config
  if (rateLimitFactor === 0) return
  await app.register(rateLimit, { global: false, cache: MAX_COUNTERS })

  /** @param keyOf what is counted; undefined for a request that this guard does not count */
  function createGuard(max: number, keyOf: (request: FastifyRequest) => string | undefined) {
    const count = app.createRateLimit({
      max: Math.ceil(max * rateLimitFactor),
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => keyOf(request) ?? '',
    })
    const guard: preHandlerAsyncHookHandler = async (request) => {
      if (keyOf(request) === undefined) return
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded) throw refusal(result.ttlInSeconds)
    }
    return guard
  }
  const guards = new Map(
    Object.entries(RATE_LIMITS).map(([name, { perAddress, perUser }]) => [
      name,
      {
        address: createGuard(perAddress, networkOf),
        // Only the body says whose password is tried.
        body: [createGuard(perUser, emailIn), createGuard(perUser, callerOf)],
      },
    ]),
  )

  app.addHook('onRoute', (route) => {
    const guard = guards.get(route.config?.limit ?? '')
    if (guard === undefined) return
    route.onRequest = [guard.address, route.onRequest ?? []].flat()
    route.preHandler = [guard.body, route.preHandler ?? []].flat()
  })
})

/** The user whom the request is about, whoever calls. */
function emailIn({ body }: FastifyRequest): string | undefined {
  const isForm = typeof body === 'object' && body !== null && 'email' in body
  if (!isForm || typeof body.email !== 'string') return undefined
  const email = body.email.trim().toLowerCase()
  return createHash('sha256').update(email).digest('base64')
}

/** The user who is signed in. Without one, and without an e-mail, all there is: the network. */
function callerOf(request: FastifyRequest): string | undefined {
  const { userId } = request.session
  if (userId !== undefined) return `user ${userId}`
  return emailIn(request) === undefined ? networkOf(request) : undefined
}

/** The address; of an IPv6 address the first 64 bits, the rest of which its owner chooses freely. */
const networkOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

function refusal(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too_many_requests', `That was a lot at once. Please try again in ${wait}.`, {
    retryAfter,
  })
}

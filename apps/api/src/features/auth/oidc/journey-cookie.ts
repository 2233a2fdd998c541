import { PAGES } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { cookiePolicy } from '../../../http/sessions/cookie-policy.ts'

const Journey = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  codeVerifier: Type.String(),
  returnTo: Type.String(),
  startedAt: Type.Integer(),
})
type Journey = Static<typeof Journey>

const MAX_AGE_SECONDS = 10 * 60

// One for each tab that is away at the provider. Together they stay far below what a server takes as
// headers, the addresses of the pages to return to included.
const MAX_JOURNEYS = 4
const MAX_RETURN_TO_LENGTH = 1000

/**
 * Remembers, while a person is away at the provider, where they were going, and what proves that it
 * is they who come back: signed, in their own browser, so that the server stores nothing of strangers.
 * Each sign-in has a cookie of its own, named by its state, so tabs do not overwrite each other's.
 */
export function createJourneyCookie({ nameOf, options }: ReturnType<typeof cookiePolicy>) {
  const prefix = nameOf('memesmith_journey_')

  function read(request: FastifyRequest, name: string): Journey | undefined {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
    if (!valid || !value.startsWith('{')) return undefined
    return Value.Parse(Journey, JSON.parse(value))
  }

  /** Makes room for one more: those that can't be used go first, then the oldest. */
  function clearOldest(request: FastifyRequest, reply: FastifyReply): void {
    const names = Object.keys(request.cookies).filter((name) => name.startsWith(prefix))
    const byAge = names
      .map((name) => ({ name, startedAt: read(request, name)?.startedAt ?? 0 }))
      .sort((one, other) => other.startedAt - one.startedAt)
    for (const { name } of byAge.slice(MAX_JOURNEYS - 1)) reply.clearCookie(name, options)
  }

  return {
    set(request: FastifyRequest, reply: FastifyReply, journey: Omit<Journey, 'startedAt'>): void {
      clearOldest(request, reply)
      const { returnTo } = journey
      const kept = {
        ...journey,
        returnTo: returnTo.length > MAX_RETURN_TO_LENGTH ? PAGES.home : returnTo,
        startedAt: Date.now(),
      }
      reply.setCookie(prefix + journey.state, JSON.stringify(kept), {
        ...options,
        signed: true,
        maxAge: MAX_AGE_SECONDS,
      })
    },

    /**
     * Reads the one of this state for the only time.
     *
     * @param state as the provider sent it back, so it may be anything
     */
    take(request: FastifyRequest, reply: FastifyReply, state: unknown): Journey | undefined {
      const name = `${prefix}${state}`
      if (typeof state !== 'string' || !Object.hasOwn(request.cookies, name)) return undefined
      reply.clearCookie(name, options)
      return read(request, name)
    },
  }
}

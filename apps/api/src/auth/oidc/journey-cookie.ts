import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { cookiePolicy } from '../cookie-policy.ts'

const Journey = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  codeVerifier: Type.String(),
  returnTo: Type.String(),
})
type Journey = Static<typeof Journey>

const MAX_AGE_SECONDS = 10 * 60

/**
 * Remembers, while a person is away at the provider, where they were going, and what proves that it
 * is they who come back: signed, in their own browser, so that the server stores nothing of strangers.
 */
export function createJourneyCookie({ nameOf, options }: ReturnType<typeof cookiePolicy>) {
  const name = nameOf('memesmith_journey')
  return {
    set(reply: FastifyReply, journey: Journey): void {
      reply.setCookie(name, JSON.stringify(journey), {
        ...options,
        signed: true,
        maxAge: MAX_AGE_SECONDS,
      })
    },
    /** Reads it for the only time. */
    take(request: FastifyRequest, reply: FastifyReply): Journey | undefined {
      const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
      reply.clearCookie(name, options)
      if (!valid || !value.startsWith('{')) return undefined
      return Value.Parse(Journey, JSON.parse(value))
    },
  }
}

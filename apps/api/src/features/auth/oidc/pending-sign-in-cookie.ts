import { PAGES } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { cookiePolicy } from '../../../http/sessions/cookie-policy.ts'

const PendingSignIn = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  codeVerifier: Type.String(),
  returnTo: Type.String(),
  invitation: Type.Optional(Type.String()),
  startedAt: Type.Integer(),
})
type PendingSignIn = Static<typeof PendingSignIn>

const MAX_AGE_SECONDS = 10 * 60

// One for each tab that is at the provider. All of them, with the return paths they contain, stay
// far below the server's header limit.
const MAX_PENDING = 4
const MAX_RETURN_TO_LENGTH = 1000

/**
 * Stores a pending sign-in in the user's browser, in a signed cookie: the page to return to, and
 * the values that bind the callback to this browser. The server stores nothing for unknown clients.
 * Each sign-in has its own cookie, named after its state, so tabs do not overwrite each other's.
 */
export function createPendingSignInCookie({ nameOf, options }: ReturnType<typeof cookiePolicy>) {
  const prefix = nameOf('memesmith_journey_')

  function read(request: FastifyRequest, name: string): PendingSignIn | undefined {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
    if (!valid || !value.startsWith('{')) return undefined
    return Value.Parse(PendingSignIn, JSON.parse(value))
  }

  /** Deletes invalid cookies, then the oldest, so that one more fits. */
  function clearOldest(request: FastifyRequest, reply: FastifyReply): void {
    const names = Object.keys(request.cookies).filter((name) => name.startsWith(prefix))
    const byAge = names
      .map((name) => ({ name, startedAt: read(request, name)?.startedAt ?? 0 }))
      .sort((one, other) => other.startedAt - one.startedAt)
    for (const { name } of byAge.slice(MAX_PENDING - 1)) reply.clearCookie(name, options)
  }

  return {
    set(
      request: FastifyRequest,
      reply: FastifyReply,
      pending: Omit<PendingSignIn, 'startedAt'>,
    ): void {
      clearOldest(request, reply)
      const { returnTo } = pending
      const kept = {
        ...pending,
        returnTo: returnTo.length > MAX_RETURN_TO_LENGTH ? PAGES.home : returnTo,
        startedAt: Date.now(),
      }
      reply.setCookie(prefix + pending.state, JSON.stringify(kept), {
        ...options,
        signed: true,
        maxAge: MAX_AGE_SECONDS,
      })
    },

    /**
     * Reads and deletes the cookie for this state.
     *
     * @param state as the provider returned it, so it is untrusted
     */
    take(request: FastifyRequest, reply: FastifyReply, state: unknown): PendingSignIn | undefined {
      const name = `${prefix}${state}`
      if (typeof state !== 'string' || !Object.hasOwn(request.cookies, name)) return undefined
      reply.clearCookie(name, options)
      return read(request, name)
    },
  }
}

import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { cookiePolicy } from '../../../http/sessions/cookie-policy.ts'

const VALUE = /^[\w-]{32}$/
/** Longer than a browser may take to answer. */
const MAX_AGE_SECONDS = 15 * 60

/**
 * Tells apart the browsers of visitors who are asked for passkeys, as they have no session: one can't
 * answer what another was asked. All tabs of a browser have the same cookie.
 */
export function createVisitorCookie({ nameOf, options }: ReturnType<typeof cookiePolicy>) {
  const name = nameOf('memesmith_passkey')

  /** @returns the secret of a browser; empty for one that was asked nothing */
  function read(request: FastifyRequest): string {
    const value = request.cookies[name] ?? ''
    return VALUE.test(value) ? value : ''
  }

  return {
    read,

    /** @returns the secret of a browser that is asked now */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const value = read(request) || randomBytes(24).toString('base64url')
      reply.setCookie(name, value, { ...options, maxAge: MAX_AGE_SECONDS })
      return value
    },
  }
}

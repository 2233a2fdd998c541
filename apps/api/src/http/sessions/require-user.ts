import { ACCOUNT_HEADER } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { callerIdOf } from './api-keys.ts'

declare module 'fastify' {
  interface Session {
    userId?: number
    /** What `describeBrowser` says of the browser that signed in. */
    browser?: string | null
    system?: string | null
  }
}

/**
 * A guard for routes that require a signed-in user. Use it in `preParsing`: that is before the body
 * is parsed (spec §8: a 401 whatever the body), and after the `onRequest` hooks, which reject other
 * sites and count visitors' requests too.
 *
 * @throws AppError `unauthorized` when no user is signed in
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  userIdOf(request)
}

/**
 * The signed-in user's id.
 *
 * @throws AppError `unauthorized` when no user is signed in, or the request is for another account
 */
export function userIdOf(request: FastifyRequest): number {
  const userId = callerIdOf(request)
  const meant = request.headers[ACCOUNT_HEADER]
  const isMeant = meant === undefined || meant === String(userId)
  if (userId === undefined || !isMeant) throw new AppError('unauthorized')
  return userId
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'

declare module 'fastify' {
  interface Session {
    userId?: number
  }
}

/**
 * Guard of routes that only signed-in users may call. For `preParsing`: that is before anything about
 * the body is looked at (spec §8, a 401 whatever was sent), and after all hooks on the request, which
 * refuse other sites and count the calls of visitors too.
 *
 * @throws AppError `unauthorized` when nobody is signed in
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  userIdOf(request)
}

/**
 * The signed-in user's id.
 *
 * @throws AppError `unauthorized` when nobody is signed in
 */
export function userIdOf(request: FastifyRequest): number {
  const { userId } = request.session
  if (userId === undefined) throw new AppError('unauthorized')
  return userId
}

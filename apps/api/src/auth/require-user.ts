import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface Session {
    userId?: number
  }
}

/** Guard of routes that only signed-in users may call. */
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

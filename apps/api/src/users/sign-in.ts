import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/schema.ts'
import { startSession } from '../http/sessions/start-session.ts'
import { isCurrentUser } from './users.repository.ts'

/** A user who has proven their identity. */
export interface AuthenticatedUser {
  readonly userId: number
  /** The hash of the verified password; undefined with single sign-on. */
  readonly passwordHash?: string
}

/**
 * Starts a session for the user.
 *
 * @returns false when the password was changed, or the account deleted, since it was checked
 */
export const signIn = (
  db: Db,
  request: FastifyRequest,
  user: AuthenticatedUser,
): Promise<boolean> =>
  startSession(db, request, user.userId, (transaction) => isCurrentUser(transaction, user))

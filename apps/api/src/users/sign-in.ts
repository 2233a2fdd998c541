import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/connect.ts'
import { startSession } from '../http/sessions/start-session.ts'
import { isCurrentUser } from './users.repository.ts'

/** Somebody who has shown to be a user. */
export interface ProvenUser {
  readonly userId: number
  /** Of the password that was shown; undefined where somebody else vouches for the user. */
  readonly passwordHash?: string
}

/**
 * Starts a session of the user.
 *
 * @returns false where the password was changed, or the account deleted, since it was checked
 */
export const signIn = (db: Db, request: FastifyRequest, user: ProvenUser): Promise<boolean> =>
  startSession(db, request, user.userId, (transaction) => isCurrentUser(transaction, user))

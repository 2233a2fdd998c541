import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/schema.ts'
import { startSession } from '../http/sessions/start-session.ts'
import { matchLanguages } from './match-languages.ts'
import { isCurrentUser } from './users.repository.ts'

/** A user who has proven their identity. */
export interface AuthenticatedUser {
  readonly userId: number
  /** The hash of the verified password; undefined if it was none. */
  readonly passwordHash?: string
  /** The passkey that was proven; undefined if it was none. */
  readonly passkeyId?: number
}

/** A user who knows their password. */
export interface PasswordUser extends AuthenticatedUser {
  readonly passwordHash: string
}

/** A signed-in user who has just proven their identity again, and the password at that moment. */
export interface ConfirmedUser extends Omit<AuthenticatedUser, 'passwordHash'> {
  /** Null for an account without a password. */
  readonly passwordHash: string | null
}

/**
 * Starts a session for the user.
 *
 * @returns false when the password was changed, the passkey removed, or the account deleted, since it was
 *   checked
 */
export async function signIn(
  db: Db,
  request: FastifyRequest,
  user: AuthenticatedUser,
): Promise<boolean> {
  const { userId } = user
  const isSignedIn = await startSession(db, request, userId, (transaction) =>
    isCurrentUser(transaction, user),
  )
  if (isSignedIn) await matchLanguages(db, request, userId)
  return isSignedIn
}

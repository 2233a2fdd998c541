import { MAX_PASSWORD_LENGTH } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { createAccount, refusalOf } from '../../users/create-account.ts'
import { emailProblem, isEmail, normalizeEmail } from '../../users/email.ts'
import { firstNameProblem } from '../../users/first-name.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../../users/password.ts'
import { passwordProblem } from '../../users/password-problem.ts'
import type { PasswordUser } from '../../users/sign-in.ts'
import { SUSPENDED } from '../../users/suspended.ts'
import { findUserByEmail, replacePasswordHash } from '../../users/users.repository.ts'

/** The fields of the login and sign-up forms. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Either the user, or a message for the form. */
export type AuthResult =
  | PasswordUser
  | {
      readonly problem: Saying
      readonly status: 401 | 403 | 409 | 422
      /** The id of a suspended user who has proved to own the account. */
      readonly suspended?: number
    }

/** The same whether the account exists or not. */
export const WRONG_PASSWORD = {
  status: 401,
  problem: /*i18n*/ 'That e-mail and password do not belong together.',
} as const

/**
 * Checks an e-mail and a password.
 *
 * @throws AppError `busy` when too many password checks are waiting
 */
export async function logIn(
  db: Db,
  { email, password }: Credentials,
): Promise<
  | PasswordUser
  | { readonly problem: Saying; readonly status: 401 | 403; readonly suspended?: number }
> {
  const normalized = normalizeEmail(email)
  const user = isEmail(normalized) ? await findUserByEmail(db, normalized) : undefined
  // A password over the length limit is never right, so it is not hashed.
  const usable = password.length <= MAX_PASSWORD_LENGTH ? password : ''
  const isRight = await verifyPassword(user?.passwordHash, usable)
  if (!isRight || user?.passwordHash == null) return WRONG_PASSWORD
  if (user.suspendedAt !== null) return { status: 403, problem: SUSPENDED, suspended: user.id }
  const { id: userId, passwordHash } = user
  if (!isOutdatedHash(passwordHash)) return { userId, passwordHash }
  const newHash = await hashPassword(usable)
  const isReplaced = await replacePasswordHash(db, userId, passwordHash, newHash)
  return isReplaced ? { userId, passwordHash: newHash } : WRONG_PASSWORD
}

/**
 * Creates an account, or returns what is wrong with the fields.
 *
 * @param admit throws when too many accounts are made
 * @throws AppError `busy` when too many password checks are waiting, or that of `admit`
 */
export async function signUp(
  config: Pick<Config, 'mail' | 'signUp'>,
  db: Db,
  credentials: Credentials & { readonly firstName: string; readonly invitation: string },
  admit: () => Promise<void>,
): Promise<AuthResult> {
  const email = normalizeEmail(credentials.email)
  const firstName = credentials.firstName.trim()
  const problem = signUpProblem(email, credentials.password, firstName)
  if (problem !== undefined) return { status: 422, problem }
  // Before the password is hashed: who has no invitation must not keep the processor busy.
  const refusal = await refusalOf(db, config, email, credentials.invitation)
  if (refusal !== undefined) return refusal
  // Whoever hands out invitations limits the accounts.
  if (config.signUp.policy !== 'invite') await admit()

  const passwordHash = await hashPassword(credentials.password)
  const user = {
    email,
    firstName: firstName || null,
    passwordHash,
    unverifiedSince: config.mail === undefined ? null : Date.now(),
  }
  const created = await db
    .transaction()
    .execute((transaction) => createAccount(transaction, config, user, credentials.invitation))
  return 'problem' in created ? created : { ...created, passwordHash }
}

function signUpProblem(email: string, password: string, firstName: string): Saying | undefined {
  return emailProblem(email) ?? firstNameProblem(firstName) ?? passwordProblem(password)
}

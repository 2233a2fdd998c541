import {
  type Account,
  type AccountDeletion,
  type PasswordChange,
  SAME_PASSWORD,
} from '@memesmith/contract'
import type { Db } from '../../database/connect.ts'
import { deleteSessionsOf } from '../../http/sessions/sessions.repository.ts'
import { AppError } from '../../runtime/app-error.ts'
import { readStorageUse } from '../../storage/quota/storage-quota.ts'
import { normalizeEmail } from '../auth/email.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import { passwordProblem } from '../auth/password-problem.ts'
import { replacePassword } from '../auth/replace-password.ts'
import { findAccountById, markUserDeleted } from '../auth/users.repository.ts'

/** @throws AppError `unauthorized` when there is no such account any more */
export async function getAccount(db: Db, userId: number): Promise<Account> {
  const { passwordHash, ...user } = await existingAccount(db, userId)
  const { memeCount } = await readStorageUse(db, userId)
  return { ...user, hasPassword: passwordHash !== null, memeCount }
}

/**
 * Sets a new password and ends every session of the user.
 *
 * @throws AppError that says what is wrong with one of the two passwords; nothing is changed then
 */
export async function changePassword(
  db: Db,
  userId: number,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { passwordHash } = await existingAccount(db, userId)
  if (passwordHash === null) {
    throw new AppError('confirmation_failed', 'This account has no password to change.')
  }
  if (!(await isPassword(passwordHash, currentPassword))) {
    throw new AppError('confirmation_failed', 'That is not your current password.')
  }
  const problem = newPassword === currentPassword ? SAME_PASSWORD : passwordProblem(newPassword)
  if (problem !== undefined) throw new AppError('password_refused', problem)
  const newHash = await hashPassword(newPassword)
  await db.transaction().execute((transaction) => replacePassword(transaction, userId, newHash))
}

export const signOutEverywhere = (db: Db, userId: number): Promise<void> =>
  deleteSessionsOf(db, userId)

/**
 * Deletes the account with everything in it: memes and their links, pictures, sessions. All of it
 * goes, or nothing: nobody sees any of it from now on, and `removeAccount` frees its place.
 *
 * @throws AppError `confirmation_failed`
 */
export async function deleteAccount(
  db: Db,
  userId: number,
  { confirmation }: AccountDeletion,
): Promise<void> {
  const { email, passwordHash } = await existingAccount(db, userId)
  if (passwordHash === null && normalizeEmail(confirmation) !== email) {
    throw new AppError('confirmation_failed', 'That is not the e-mail of this account.')
  }
  if (passwordHash !== null && !(await isPassword(passwordHash, confirmation))) {
    throw new AppError('confirmation_failed', 'That is not your password.')
  }
  await db.transaction().execute((transaction) => markUserDeleted(transaction, userId))
}

async function existingAccount(db: Db, userId: number) {
  const account = await findAccountById(db, userId)
  if (account === undefined) throw new AppError('unauthorized')
  return account
}

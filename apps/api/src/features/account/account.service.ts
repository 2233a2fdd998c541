import {
  type Account,
  type AccountDeletion,
  type HandleChange,
  type NameChange,
  type PasswordChange,
  SAME_PASSWORD,
} from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { deleteSessionsOf } from '../../http/sessions/sessions.repository.ts'
import { AppError } from '../../runtime/app-error.ts'
import { maxBytesOf, readStorageUse } from '../../storage/quota/storage-quota.ts'
import { toCurrentUser } from '../../users/current-user.ts'
import { normalizeEmail } from '../../users/email.ts'
import { findEmailChangeOf } from '../../users/email-changes.repository.ts'
import { firstNameProblem } from '../../users/first-name.ts'
import { handleKeyOf, handleProblem } from '../../users/handle.ts'
import { hashPassword, verifyPassword } from '../../users/password.ts'
import { passwordProblem } from '../../users/password-problem.ts'
import { replacePassword } from '../../users/replace-password.ts'
import type { AuthenticatedUser } from '../../users/sign-in.ts'
import {
  findAccountById,
  isCurrentUser,
  markUserDeleted,
  setFirstName,
  setHandle,
} from '../../users/users.repository.ts'

/** @throws AppError `unauthorized` when the account no longer exists */
export async function getAccount(config: Config, db: Db, userId: number): Promise<Account> {
  const user = await existingAccount(db, userId)
  const { bytes, memeCount } = await readStorageUse(db, userId)
  const change = await findEmailChangeOf(db, userId)
  return {
    ...toCurrentUser(config, user),
    hasPassword: user.passwordHash !== null,
    memeCount,
    storageBytes: bytes,
    storageLimit: maxBytesOf(user, config) ?? 0,
    ...(change !== undefined && { newEmail: change.email }),
    ...(user.handle !== null && { handle: user.handle }),
  }
}

/** @throws AppError `name_refused`; nothing has changed then */
export async function changeName(
  db: Db,
  userId: number,
  { firstName: typed }: NameChange,
): Promise<void> {
  const firstName = typed.trim()
  const problem = firstNameProblem(firstName)
  if (problem !== undefined) throw new AppError('name_refused', problem)
  await setFirstName(db, userId, firstName || null)
}

/** @throws AppError `handle_refused` or `handle_taken`; nothing has changed then */
export async function changeHandle(
  { siteName }: Pick<Config, 'siteName'>,
  db: Db,
  userId: number,
  { handle: typed }: HandleChange,
): Promise<void> {
  const handle = typed.trim()
  const problem = handleProblem(handle, siteName)
  if (problem !== undefined) throw new AppError('handle_refused', problem)
  const isFree = await setHandle(db, userId, handle, handleKeyOf(handle))
  if (!isFree) throw new AppError('handle_taken')
}

const NOT_CURRENT = 'That is not your current password.'

/**
 * Sets a new password and ends every session of the user.
 *
 * @returns the user with the new password
 * @throws AppError that says what is wrong with one of the two passwords; nothing has changed then
 */
export async function changePassword(
  db: Db,
  userId: number,
  { currentPassword, newPassword }: PasswordChange,
): Promise<AuthenticatedUser> {
  const { passwordHash } = await existingAccount(db, userId)
  if (passwordHash === null) {
    throw new AppError('confirmation_failed', 'This account has no password to change.')
  }
  if (!(await verifyPassword(passwordHash, currentPassword))) {
    throw new AppError('confirmation_failed', NOT_CURRENT)
  }
  const problem = newPassword === currentPassword ? SAME_PASSWORD : passwordProblem(newPassword)
  if (problem !== undefined) throw new AppError('password_refused', problem)
  const newHash = await hashPassword(newPassword)
  await userTransaction(db, userId, async (transaction) => {
    await expectUnchanged(transaction, { userId, passwordHash })
    await replacePassword(transaction, userId, newHash)
  })
  return { userId, passwordHash: newHash }
}

/** Ends every session of the user. */
export const signOutEverywhere = (db: Db, userId: number): Promise<void> =>
  deleteSessionsOf(db, userId)

/**
 * Marks the account as deleted in one transaction, with its memes, links, pictures and sessions:
 * nothing of it is visible from now on. `removeAccount` frees its space later.
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
  if (passwordHash !== null && !(await verifyPassword(passwordHash, confirmation))) {
    throw new AppError('confirmation_failed', 'That is not your password.')
  }
  await userTransaction(db, userId, async (transaction) => {
    await expectUnchanged(transaction, { userId, passwordHash })
    await markUserDeleted(transaction, userId)
  })
}

/** @throws AppError `confirmation_failed` when the password has changed since it was checked */
async function expectUnchanged(
  transaction: Db,
  user: { readonly userId: number; readonly passwordHash: string | null },
): Promise<void> {
  if (!(await isCurrentUser(transaction, user))) {
    throw new AppError('confirmation_failed', NOT_CURRENT)
  }
}

async function existingAccount(db: Db, userId: number) {
  const account = await findAccountById(db, userId)
  if (account === undefined) throw new AppError('unauthorized')
  return account
}

import {
  type Account,
  type AccountDeletion,
  type HandleChange,
  type LanguageChange,
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
import { hasOtherAccounts, isLastAdministrator } from '../../users/administrators.repository.ts'
import { toCurrentUser } from '../../users/current-user.ts'
import { normalizeEmail } from '../../users/email.ts'
import { findEmailChangeOf } from '../../users/email-changes.repository.ts'
import { firstNameProblem } from '../../users/first-name.ts'
import { handleKeyOf, handleProblem } from '../../users/handle.ts'
import { hashPassword } from '../../users/password.ts'
import { passwordProblem } from '../../users/password-problem.ts'
import { replacePassword } from '../../users/replace-password.ts'
import type { AuthenticatedUser, ConfirmedUser } from '../../users/sign-in.ts'
import {
  findAccountById,
  hasPasskey,
  markUserDeleted,
  setFirstName,
  setHandle,
  setLanguage,
} from '../../users/users.repository.ts'
import { type Asked, confirmUser, expectConfirmed } from '../auth/passkeys/confirm-user.service.ts'

/** @throws AppError `unauthorized` when the account no longer exists */
export async function getAccount(
  config: Config,
  db: Db,
  userId: number,
  asked: Asked | undefined,
): Promise<Account> {
  const user = await existingAccount(db, userId)
  const { bytes, memeCount } = await readStorageUse(db, userId)
  const change = await findEmailChangeOf(db, userId)
  return {
    ...toCurrentUser(config, user),
    hasPassword: user.passwordHash !== null,
    hasPasskey: await canProvePasskeys(config, db, userId),
    canUsePasskeys: asked !== undefined,
    memeCount,
    storageBytes: bytes,
    storageLimit: maxBytesOf(user, config) ?? 0,
    ...(change !== undefined && { newEmail: change.email }),
    ...(user.handle !== null && { handle: user.handle }),
    ...(user.language !== null && { language: user.language }),
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

/** Keeps the language in which the site speaks to the user. */
export const changeLanguage = (
  db: Db,
  userId: number,
  { language }: LanguageChange,
): Promise<void> => setLanguage(db, userId, language)

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

/**
 * Sets a new password, or the first one of an account with passkeys, and ends every session of the user.
 *
 * @returns the user with the new password
 * @throws AppError that says what is wrong with the confirmation or the new password; nothing has changed
 *   then
 */
export async function changePassword(
  db: Db,
  userId: number,
  asked: Asked | undefined,
  { currentPassword, passkey, newPassword }: PasswordChange,
): Promise<AuthenticatedUser> {
  const account = await existingAccount(db, userId)
  const confirmed = await confirmUser(db, asked, account, {
    password: currentPassword,
    ...(passkey && { passkey }),
  })
  const problem = newPassword === currentPassword ? SAME_PASSWORD : passwordProblem(newPassword)
  if (problem !== undefined) throw new AppError('password_refused', problem)
  const newHash = await hashPassword(newPassword)
  await userTransaction(db, userId, async (transaction) => {
    await expectConfirmed(transaction, confirmed)
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
 * @throws AppError `confirmation_failed`, or that of `confirmUser`; `last_administrator` when other
 *   accounts would be left without one
 */
export async function deleteAccount(
  config: Config,
  db: Db,
  userId: number,
  asked: Asked | undefined,
  deletion: AccountDeletion,
): Promise<void> {
  const account = await existingAccount(db, userId)
  const confirmed = await confirmDeletion(config, db, asked, account, deletion)
  await userTransaction(db, userId, async (transaction) => {
    await expectConfirmed(transaction, confirmed)
    await assertNobodyIsLeft(transaction, userId)
    await markUserDeleted(transaction, userId)
  })
}

/** @throws AppError `last_administrator` when the site has other accounts, and nobody could administer it */
async function assertNobodyIsLeft(transaction: Db, userId: number): Promise<void> {
  if (!(await isLastAdministrator(transaction, userId))) return
  if (!(await hasOtherAccounts(transaction, userId))) return
  throw new AppError(
    'last_administrator',
    /*i18n*/ 'This is the only administrator who can log in. Make another one first, with accounts:promote. To delete the account anyway, run accounts:delete.',
  )
}

/** Only an account with neither password nor passkey, as with single sign-on, is named to confirm it. */
async function confirmDeletion(
  config: Config,
  db: Db,
  asked: Asked | undefined,
  account: Awaited<ReturnType<typeof existingAccount>>,
  { confirmation, passkey }: AccountDeletion,
): Promise<ConfirmedUser> {
  const { id: userId, email, passwordHash } = account
  if (passwordHash === null && !(await canProvePasskeys(config, db, userId))) {
    if (normalizeEmail(confirmation) !== email) {
      throw new AppError('confirmation_failed', /*i18n*/ 'That is not the e-mail of this account.')
    }
    return { userId, passwordHash }
  }
  const typed = { password: confirmation, ...(passkey && { passkey }) }
  return await confirmUser(db, asked, account, typed, /*i18n*/ 'That is not your password.')
}

/** With single sign-on, passkeys of before it count for nothing. */
const canProvePasskeys = async ({ oidc }: Config, db: Db, userId: number): Promise<boolean> =>
  oidc === undefined && (await hasPasskey(db, userId))

async function existingAccount(db: Db, userId: number) {
  const account = await findAccountById(db, userId)
  if (account === undefined) throw new AppError('unauthorized')
  return account
}

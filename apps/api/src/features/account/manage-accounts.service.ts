/**
 * What administrators and commands do to accounts. An action that can't be logged is not done.
 *
 * Administrators can't do any of it to each other, so none of them can lock the others out. That takes
 * a command, which only whoever runs the server has.
 */
import type { AuditAction } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { deleteKeysOf } from '../../http/sessions/api-keys.repository.ts'
import { deleteSessionsOf } from '../../http/sessions/sessions.repository.ts'
import { AppError } from '../../runtime/app-error.ts'
import { isLastAdministrator, setAdministrator } from '../../users/administrators.repository.ts'
import { findAccountById, markUserDeleted, setSuspended } from '../../users/users.repository.ts'
import { type Actor, COMMAND_LINE, insertAudit } from '../audit/audit.repository.ts'
import { insertMail } from '../auth/mails/mail-queue.repository.ts'
import { createResetLink } from '../auth/reset/reset.service.ts'
import { reverseDecisions } from '../moderation/decisions.repository.ts'
import { removeAccount } from './remove-deleted-accounts.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccountById>>>

/**
 * @throws AppError `not_found` when there is no such account; `account_protected` when it is an
 *   administrator's and another one wants to change it
 */
const change = <Result>(
  db: Db,
  actor: Actor,
  userId: number,
  act: AuditAction,
  work: (transaction: Db, account: Account) => Promise<Result>,
): Promise<Result> =>
  userTransaction(db, userId, async (transaction) => {
    const account = await findAccountById(transaction, userId)
    if (account === undefined) throw new AppError('not_found', /*i18n*/ 'There is no such account.')
    if (actor !== COMMAND_LINE && account.administratorSince !== null) {
      throw new AppError('account_protected')
    }
    await insertAudit(transaction, actor, { act, userId })
    return await work(transaction, account)
  })

/** @throws AppError `last_administrator` */
async function assertNotLast(transaction: Db, { id }: Account): Promise<void> {
  if (await isLastAdministrator(transaction, id)) throw new AppError('last_administrator')
}

/**
 * Signs a user out everywhere, blocks further logins, and hides what they share.
 *
 * @throws AppError `last_administrator` when nobody could administer the site then
 */
export const suspendAccount = (db: Db, actor: Actor, userId: number): Promise<void> =>
  change(db, actor, userId, 'account-suspended', async (transaction, account) => {
    await assertNotLast(transaction, account)
    await setSuspended(transaction, userId, Date.now())
  })

/** Undoes `suspendAccount`. */
export const unsuspendAccount = (db: Db, actor: Actor, userId: number): Promise<void> =>
  change(db, actor, userId, 'account-unsuspended', async (transaction) => {
    await setSuspended(transaction, userId, null)
    await reverseDecisions(transaction, userId, 'suspended')
  })

/**
 * Deletes an account with everything in it. Nothing of it is visible once it is marked. If its rows
 * can't be removed now, that is tried again later.
 *
 * @param onFailure gets the error of the removal; without it, the error is thrown
 */
export async function deleteAccountOf(
  db: Db,
  actor: Actor,
  userId: number,
  onFailure: (error: unknown) => void = rethrow,
): Promise<void> {
  await change(db, actor, userId, 'account-deleted', (transaction) =>
    markUserDeleted(transaction, userId),
  )
  await removeAccount(db, userId).catch(onFailure)
}

function rethrow(error: unknown): never {
  throw error
}

/** Ends every session of a user. */
export const signAccountOut = (db: Db, actor: Actor, userId: number): Promise<void> =>
  change(db, actor, userId, 'account-signed-out', (transaction) =>
    deleteSessionsOf(transaction, userId),
  )

/** Revokes every API key of a user. */
export const revokeAccountKeys = (db: Db, actor: Actor, userId: number): Promise<void> =>
  change(db, actor, userId, 'account-keys-revoked', (transaction) =>
    deleteKeysOf(transaction, userId),
  )

/**
 * Makes a password link. With a mail server it is sent to the user, so that nobody else sees it.
 *
 * @param origin scheme and host of the link
 * @returns the link to hand over; undefined if it is sent
 * @throws AppError `no_passwords` with single sign-on
 */
export async function resetAccount(
  { mail, oidc }: Pick<Config, 'mail' | 'oidc'>,
  db: Db,
  actor: Actor,
  userId: number,
  origin: string,
): Promise<string | undefined> {
  if (oidc !== undefined) throw new AppError('no_passwords')
  return await change(db, actor, userId, 'account-reset', async (transaction, { email }) => {
    if (mail === undefined || actor === COMMAND_LINE) {
      return await createResetLink(transaction, origin, userId)
    }
    await insertMail(transaction, email)
    return undefined
  })
}

/**
 * Makes a user an administrator, or undoes that. Only commands do it.
 *
 * @throws AppError `last_administrator` when the site would have none
 */
export const promoteAccount = (db: Db, userId: number, isPromoted: boolean): Promise<void> =>
  change(
    db,
    COMMAND_LINE,
    userId,
    isPromoted ? 'account-promoted' : 'account-demoted',
    async (transaction, account) => {
      if (!isPromoted) await assertNotLast(transaction, account)
      await setAdministrator(transaction, userId, isPromoted ? Date.now() : null)
    },
  )

import { DAY_MS } from '@memesmith/contract'
import { sql } from 'kysely'
import { likeText } from '../database/like-text.ts'
import { isDuplicate } from '../database/problem-of.ts'
import type { Db } from '../database/schema.ts'
import type { IdRange } from '../database/search-by-id.ts'

/** @param email in normal form */
export async function findUserByEmail(db: Db, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'passwordHash', 'unverifiedSince', 'suspendedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The public fields of a user. */
export async function findUserById(db: Db, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'unverifiedSince', 'administratorSince'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The user with all credentials. */
export async function findAccountById(db: Db, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'passwordHash', 'unverifiedSince', 'suspendedAt'])
    .select(['administratorSince', 'handle', 'createdAt', 'language'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

interface ProvenUser {
  readonly userId: number
  readonly passwordHash?: string | null
  readonly passkeyId?: number
}

/** Whether the account exists, is not suspended, and still has this password and passkey, if given. */
export async function isCurrentUser(
  db: Db,
  { userId, passwordHash, passkeyId }: ProvenUser,
): Promise<boolean> {
  const account = await findAccountById(db, userId)
  if (account === undefined || account.suspendedAt !== null) return false
  const isSame = passwordHash === undefined || account.passwordHash === passwordHash
  return isSame && (passkeyId === undefined || (await hasPasskey(db, userId, passkeyId)))
}

/** Whether the user has a passkey, or this one. */
export async function hasPasskey(db: Db, userId: number, id?: number): Promise<boolean> {
  const ofUser = db.selectFrom('passkeys').select('id').where('userId', '=', userId).limit(1)
  const row = await (id === undefined ? ofUser : ofUser.where('id', '=', id)).executeTakeFirst()
  return row !== undefined
}

export interface NewUser {
  /** In normal form. */
  readonly email: string
  readonly firstName: string | null
  readonly passwordHash: string | null
  /** Null or missing if the e-mail address need not be verified. */
  readonly unverifiedSince?: number | null
}

/** @returns the new user's id, or undefined when the e-mail already has an account */
export async function insertUser(db: Db, user: NewUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...user, createdAt: Date.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Replaces the hash of an unchanged password.
 *
 * @returns false when the password has been changed in the meantime; nothing is changed then
 */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: after })
    .where('id', '=', userId)
    .where('passwordHash', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @param passwordHash null to remove the password */
export async function setPasswordHash(
  db: Db,
  userId: number,
  passwordHash: string | null,
): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

/** @param firstName null for none */
export async function setFirstName(db: Db, id: number, firstName: string | null): Promise<void> {
  await db.updateTable('users').set({ firstName }).where('id', '=', id).execute()
}

/** The language that the user has chosen; null for none. */
export async function findLanguageOf(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.language ?? null
}

/** @param language a tag of the product's languages */
export async function setLanguage(db: Db, id: number, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

class HandleKept extends Error {}

/** So long nobody else gets a handle that was given up: its links would lead to somebody who passes for its owner. */
const HANDLE_KEPT_MS = 90 * DAY_MS

/**
 * @param handleKey as `handleKeyOf` makes it
 * @returns false when another account has one that looks the same, or had it lately; nothing is changed then
 */
export async function setHandle(
  db: Db,
  id: number,
  handle: string,
  handleKey: string,
): Promise<boolean> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('users')
        .select('handleKey')
        .where('id', '=', id)
        .executeTakeFirst()
      const previous = before?.handleKey ?? null
      // Only the last one, so that nobody keeps names from others by trying them all.
      const kept =
        previous === null || previous === handleKey
          ? {}
          : { previousHandleKey: previous, handleChangedAt: Date.now() }
      await transaction
        .updateTable('users')
        .set({ handle, handleKey, ...kept })
        .where('id', '=', id)
        .execute()
      // After the update, which waits for an account that gives it up at this moment.
      const other = await transaction
        .selectFrom('users')
        .select('id')
        .where('previousHandleKey', '=', handleKey)
        .where('handleChangedAt', '>', Date.now() - HANDLE_KEPT_MS)
        .where('id', '!=', id)
        .limit(1)
        .executeTakeFirst()
      if (other !== undefined) throw new HandleKept()
      return true
    })
  } catch (error) {
    if (error instanceof HandleKept) return false
    // Only the index knows what others choose at this moment.
    if (isDuplicate(error)) return false
    throw error
  }
}

/** @param email in normal form */
export async function setEmail(db: Db, id: number, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', id).execute()
}

const USERS_ACCESS = [
  'sessions',
  'identities',
  'passwordResets',
  'emailVerifications',
  'emailChanges',
  'apiKeys',
  'passkeys',
] as const

/**
 * Marks the user as deleted: signing in is no longer possible, and the e-mail is free for a new
 * account.
 */
export async function markUserDeleted(db: Db, id: number): Promise<void> {
  await db
    .updateTable('users')
    // Not a valid e-mail address, so it can't collide with one.
    .set({
      email: `deleted ${id}`,
      firstName: null,
      handle: null,
      handleKey: null,
      previousHandleKey: null,
      handleChangedAt: null,
      language: null,
      passwordHash: null,
      deletedAt: Date.now(),
      administratorSince: null,
    })
    .where('id', '=', id)
    .execute()
  for (const table of USERS_ACCESS) {
    await db.deleteFrom(table).where('userId', '=', id).execute()
  }
}

/** Ids of the users that are marked as deleted. */
export async function listDeletedUsers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the user, and by cascade sessions, generations, identities, passkeys and password links. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Whether the account is suspended. */
export async function isSuspended(db: Db, id: number): Promise<boolean> {
  return (await findAccountById(db, id))?.suspendedAt != null
}

/**
 * Suspends an account, or lifts its suspension. A suspended user is signed out everywhere.
 *
 * @param db a transaction
 * @param suspendedAt null to lift the suspension
 */
export async function setSuspended(db: Db, id: number, suspendedAt: number | null): Promise<void> {
  await db.updateTable('users').set({ suspendedAt }).where('id', '=', id).execute()
  if (suspendedAt !== null) await db.deleteFrom('sessions').where('userId', '=', id).execute()
}

/** What operators see of an account. */
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

/**
 * Accounts, newest first.
 *
 * @param search part of the e-mail or the first name; empty for all
 */
export const listAccounts = async (db: Db, search: string, { from, before, limit }: IdRange) =>
  await db
    .selectFrom('users')
    .leftJoin('userStorage', 'userStorage.userId', 'users.id')
    .select(['users.id', 'email', 'firstName', 'createdAt', 'suspendedAt', 'unverifiedSince'])
    .select(['administratorSince', 'bytes', 'memeCount'])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.expiresAt').as('expiresAt'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSessionEnds'),
    )
    .select(({ selectFrom }) =>
      selectFrom('apiKeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('apiKeys.userId', '=', 'users.id')
        .as('keys'),
    )
    .where('deletedAt', 'is', null)
    .where('users.id', '>=', from)
    .where('users.id', '<', before)
    .where(({ eb, or, fn, val }) => {
      const part = val(`%${likeText(search.toLowerCase())}%`)
      const matches = (column: 'email' | 'firstName') =>
        eb(fn<string>('lower', [column]), 'like', sql<string>`${part} escape '~'`)
      return search === '' ? eb.lit(true) : or([matches('email'), matches('firstName')])
    })
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute()

/** The account with the highest id; 0 without accounts. */
export async function findLastUserId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

import type { Db } from '../database/schema.ts'

/** @param email in normal form */
export async function findUserByEmail(db: Db, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'passwordHash', 'unverifiedSince'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The public fields of a user. */
export async function findUserById(db: Db, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'unverifiedSince'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The user with all credentials. */
export async function findAccountById(db: Db, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'passwordHash', 'unverifiedSince'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Whether the account exists and, if a hash is given, still has this password. */
export async function isCurrentUser(
  db: Db,
  { userId, passwordHash }: { readonly userId: number; readonly passwordHash?: string | null },
): Promise<boolean> {
  const account = await findAccountById(db, userId)
  if (account === undefined) return false
  return passwordHash === undefined || account.passwordHash === passwordHash
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

const USERS_ACCESS = ['sessions', 'identities', 'passwordResets', 'emailVerifications'] as const

/**
 * Marks the user as deleted: signing in is no longer possible, and the e-mail is free for a new
 * account.
 */
export async function markUserDeleted(db: Db, id: number): Promise<void> {
  await db
    .updateTable('users')
    // Not a valid e-mail address, so it can't collide with one.
    .set({ email: `deleted ${id}`, firstName: null, passwordHash: null, deletedAt: Date.now() })
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

/** Deletes the user, and by cascade sessions, generations, identities and password links. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

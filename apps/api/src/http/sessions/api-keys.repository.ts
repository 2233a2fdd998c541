import { type ApiKeyScope, MINUTE_MS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'

/** The keys of a user, newest first. */
export const listKeysOf = async (db: Db, userId: number) =>
  await db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** Times are in ms since 1970. */
interface NewKey {
  readonly userId: number
  readonly name: string
  readonly scope: ApiKeyScope
  readonly tokenHash: string
  readonly createdAt: number
  readonly expiresAt: number | null
}

/** @returns its id */
export async function insertKey(db: Db, key: NewKey): Promise<number> {
  const { id } = await db
    .insertInto('apiKeys')
    .values({ ...key, lastUsedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A valid key of a user who may use the site; undefined for any other. */
export const findValidKey = async (db: Db, tokenHash: string, now: number) =>
  await db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .select(['apiKeys.id', 'apiKeys.userId', 'apiKeys.scope', 'apiKeys.lastUsedAt'])
    .where('apiKeys.tokenHash', '=', tokenHash)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where((where) =>
      where.or([where('apiKeys.expiresAt', 'is', null), where('apiKeys.expiresAt', '>', now)]),
    )
    .executeTakeFirst()

/** Records when a key was used, to the minute: a write for each request would cost more than the request. */
export async function keepUse(
  db: Db,
  { id, lastUsedAt }: { readonly id: number; readonly lastUsedAt: number | null },
  now: number,
): Promise<void> {
  const minute = now - (now % MINUTE_MS)
  if (lastUsedAt !== null && lastUsedAt >= minute) return
  await db.updateTable('apiKeys').set({ lastUsedAt: minute }).where('id', '=', id).execute()
}

/** Deletes a key of a user, if it exists. */
export async function deleteKey(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('apiKeys').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Deletes the keys of a user that are not valid any more. */
export async function deleteExpiredKeysOf(db: Db, userId: number, now: number): Promise<void> {
  await db
    .deleteFrom('apiKeys')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', now)
    .execute()
}

/** Deletes all keys of a user. */
export async function deleteKeysOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('apiKeys').where('userId', '=', userId).execute()
}

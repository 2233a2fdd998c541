import type { Db } from '../../database/schema.ts'

/** A user's current storage use. */
export interface StorageUse {
  /** Pictures, and meme texts in UTF-8. */
  readonly bytes: number
  readonly memeCount: number
  /** Since when the e-mail address awaits verification; null if it need not be verified. */
  readonly unverifiedSince: number | null
}

/**
 * Takes constant time, because the totals are stored.
 *
 * @returns undefined when the account was deleted
 */
export async function findStorageUse(db: Db, userId: number): Promise<StorageUse | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('userStorage', 'userStorage.userId', 'users.id')
    .select(['bytes', 'memeCount', 'users.unverifiedSince'])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  return row && { ...row, bytes: row.bytes ?? 0, memeCount: row.memeCount ?? 0 }
}

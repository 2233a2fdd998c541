import type { Db } from '../../database/connect.ts'

/** What a user keeps at present. */
export interface StorageUse {
  /** Of pictures, and of the text of memes in UTF-8. */
  readonly bytes: number
  readonly memeCount: number
}

/**
 * Takes the same time for any number of memes: the totals are kept, not added up.
 *
 * @returns undefined when the account was deleted
 */
export async function findStorageUse(db: Db, userId: number): Promise<StorageUse | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('userStorage', 'userStorage.userId', 'users.id')
    .select(['bytes', 'memeCount'])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  return row && { bytes: row.bytes ?? 0, memeCount: row.memeCount ?? 0 }
}

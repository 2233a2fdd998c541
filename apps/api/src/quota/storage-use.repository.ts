import type { Db } from '../database/connect.ts'

/** What a user keeps at present. */
export interface StorageUse {
  /** Of pictures, and of the text of memes in UTF-8. */
  readonly bytes: number
  readonly memeCount: number
}

/** Takes the same time for any number of memes: the totals are kept, not added up. */
export async function findStorageUse(db: Db, userId: number): Promise<StorageUse> {
  const use = await db
    .selectFrom('userStorage')
    .select(['bytes', 'memeCount'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return use ?? { bytes: 0, memeCount: 0 }
}

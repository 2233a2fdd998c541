import type { Db } from '../database/connect.ts'
import { AppError } from '../errors.ts'

/** What a user keeps at present. */
export interface StorageUse {
  /** Of pictures, and of the text of memes in UTF-8. */
  readonly bytes: number
  readonly memeCount: number
}

/**
 * Takes the same time for any number of memes: the totals are kept, not added up.
 *
 * @throws AppError `gone_meanwhile` when the account was deleted
 */
export async function findStorageUse(db: Db, userId: number): Promise<StorageUse> {
  const { bytes, memeCount } = await db
    .selectFrom('users')
    .leftJoin('userStorage', 'userStorage.userId', 'users.id')
    .select(['bytes', 'memeCount'])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('gone_meanwhile'))
  return { bytes: bytes ?? 0, memeCount: memeCount ?? 0 }
}

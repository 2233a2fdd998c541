import type { Db } from '../database/connect.ts'
import { AppError } from '../errors.ts'
import { countStoredBytes } from './images.repository.ts'

const MEGABYTE = 1024 * 1024

/**
 * Makes sure that a user's pictures do not take up more than the site gives to one person. Within the
 * transaction that stores a picture, after it is stored: what is too much is rolled back.
 *
 * @param limit in bytes; 0 for none
 * @throws AppError `collection_full` that says what to do
 */
export async function keepWithinQuota(db: Db, userId: number, limit: number): Promise<void> {
  if (limit === 0 || (await countStoredBytes(db, userId)) <= limit) return
  throw new AppError(
    'collection_full',
    `Your collection is full: this site keeps ${limit / MEGABYTE} MB for each person. Delete memes that you no longer need, then try again.`,
  )
}

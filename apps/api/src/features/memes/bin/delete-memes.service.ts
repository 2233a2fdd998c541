import type { Config } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { assertGrowthWithinQuota, readStorageUse } from '../../../storage/quota/storage-quota.ts'
import { listMemesLikeTakenDown } from '../../../storage/taken-down-pictures.repository.ts'
import { listMemesOf } from '../memes.repository.ts'
import { markDeleted, unmarkDeleted } from './deleted-memes.repository.ts'

/**
 * Deletes the user's own memes. Those of others are ignored.
 *
 * @returns the number of deleted memes
 */
export const removeMemes = (db: Db, userId: number, ids: readonly number[]): Promise<number> =>
  userTransaction(db, userId, (transaction) => markDeleted(transaction, userId, ids, Date.now()))

/** @throws AppError `meme_not_found` when the meme does not exist or is another user's */
export async function removeMeme(db: Db, userId: number, id: number): Promise<void> {
  if ((await removeMemes(db, userId, [id])) === 0) throw new AppError('meme_not_found')
}

/**
 * Undoes deletions. Memes that have been purged, or look like one that was taken down meanwhile, stay
 * deleted.
 *
 * @returns the ids of the memes that are restored, or were never deleted
 * @throws AppError `collection_full` if the user has reached the limit of memes meanwhile; nothing is
 *   restored then
 */
export const restoreMemes = (
  { config, db }: { readonly config: Config; readonly db: Db },
  userId: number,
  ids: readonly number[],
): Promise<number[]> =>
  userTransaction(db, userId, async (transaction) => {
    const use = await readStorageUse(transaction, userId)
    const takenDown = await listMemesLikeTakenDown(transaction, userId, ids)
    const restorable = ids.filter((id) => !takenDown.includes(id))
    if (restorable.length > 0) await unmarkDeleted(transaction, userId, restorable)
    await assertGrowthWithinQuota(transaction, userId, config, use)
    return (await listMemesOf(transaction, userId, ids)).map(({ id }) => id)
  })

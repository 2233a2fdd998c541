import type { Db } from '../../database/schema.ts'
import { deleteUnusedImages } from '../images.repository.ts'

const AT_ONCE = 100

/**
 * Deletes some of the user's GIFs, which are made again when they are asked for.
 *
 * @param transaction of the user
 * @returns whether there were any
 */
export async function deleteSomeGifsOf(transaction: Db, userId: number): Promise<boolean> {
  const rows = await transaction
    .selectFrom('memes')
    .select(['id', 'gifId'])
    .where('userId', '=', userId)
    .where('gifId', 'is not', null)
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return false
  const ids = rows.map(({ id }) => id)
  await transaction.updateTable('memes').set({ gifId: null }).where('id', 'in', ids).execute()
  const gifs = rows.flatMap(({ gifId }) => gifId ?? [])
  await deleteUnusedImages(transaction, gifs)
  return true
}

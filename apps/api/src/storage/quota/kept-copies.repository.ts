import type { Db } from '../../database/schema.ts'
import { deleteUnusedImages } from '../images.repository.ts'

const AT_ONCE = 100

/**
 * Deletes some of the GIFs and MP4s of the user's memes. They are made again on request.
 *
 * @param transaction of the user
 * @returns whether there were any
 */
export async function deleteSomeCopiesOf(transaction: Db, userId: number): Promise<boolean> {
  const rows = await transaction
    .selectFrom('memes')
    .select(['id', 'gifId', 'mp4Id'])
    .where('userId', '=', userId)
    .where(({ or, eb }) => or([eb('gifId', 'is not', null), eb('mp4Id', 'is not', null)]))
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return false
  await transaction
    .updateTable('memes')
    .set({ gifId: null, mp4Id: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const copies = rows.flatMap(({ gifId, mp4Id }) => [gifId ?? [], mp4Id ?? []].flat())
  await deleteUnusedImages(transaction, copies)
  return true
}

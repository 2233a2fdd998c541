import type { Db } from '../../database/schema.ts'
import { deleteUnusedImages } from '../images.repository.ts'

const AT_ONCE = 100
const COPIES = ['gifId', 'mp4Id', 'previewId'] as const

/**
 * Deletes some of the GIFs, MP4s and link previews of the user's memes. They are made again on request.
 *
 * @param transaction of the user
 * @returns whether there were any
 */
export async function deleteSomeCopiesOf(transaction: Db, userId: number): Promise<boolean> {
  const rows = await transaction
    .selectFrom('memes')
    .select(['id', ...COPIES])
    .where('userId', '=', userId)
    .where(({ or, eb }) => or(COPIES.map((column) => eb(column, 'is not', null))))
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return false
  await transaction
    .updateTable('memes')
    .set({ gifId: null, mp4Id: null, previewId: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const copies = rows.flatMap((row) => COPIES.map((column) => row[column]))
  await deleteUnusedImages(
    transaction,
    copies.filter((id) => id !== null),
  )
  return true
}

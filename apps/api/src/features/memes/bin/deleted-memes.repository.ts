import type { Db } from '../../../database/schema.ts'
import { type Bin, CLOCKS_MS, type DeletedQuery } from '../../../storage/bin.ts'
import { deleteUnusedWords, listWordsOf } from '../list/search/meme-words.repository.ts'
import { findImagesOf } from '../memes.repository.ts'

/**
 * Marks the user's own memes as deleted, so that nobody sees them any more.
 *
 * @returns the number of memes that were not deleted before
 */
export async function markDeleted(
  transaction: Db,
  userId: number,
  ids: readonly number[],
  now: number,
): Promise<number> {
  const own = await transaction
    .selectFrom('memes')
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute()
  if (own.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('deletedMemes')
    .values(own.map(({ id: memeId }) => ({ memeId, userId, deletedAt: now })))
    .onConflict((conflict) => conflict.column('memeId').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Undoes the deletion of the user's own memes. */
export async function unmarkDeleted(
  transaction: Db,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('deletedMemes')
    .where('userId', '=', userId)
    .where('memeId', 'in', ids)
    .where('deletedAt', '<=', Date.now() + CLOCKS_MS)
    .execute()
}

/** Whether anything of the user is deleted: a meme or a template. One query, because every save asks. */
export async function hasDeleted(
  db: Db,
  { userId, until }: Required<Omit<DeletedQuery, 'limit'>>,
): Promise<boolean> {
  const rows = await db
    .selectFrom('deletedMemes')
    .select('memeId as id')
    .where('userId', '=', userId)
    .where('deletedAt', '<=', until)
    .unionAll(
      db
        .selectFrom('ownTemplates')
        .select('id')
        .where('userId', '=', userId)
        .where('deletedAt', '<=', until),
    )
    .limit(1)
    .execute()
  return rows.length > 0
}

/** Deleted memes. Each has a row that hides it from every query. */
export const memeBin: Bin = {
  list: async (db, { userId, until, limit }) => {
    const query = db
      .selectFrom('deletedMemes')
      .select(['memeId as id', 'userId'])
      .where('deletedAt', '<=', until)
      .limit(limit)
    return await (userId === undefined
      ? query.orderBy('deletedAt')
      : query.where('userId', '=', userId)
    ).execute()
  },
  purge: async (transaction, userId, listed, until) => {
    const rows = await transaction
      .selectFrom('deletedMemes')
      .select('memeId')
      .where('memeId', 'in', listed)
      .where('deletedAt', '<=', until)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ memeId }) => memeId)
    const images = await findImagesOf(transaction, ids)
    const words = await listWordsOf(transaction, ids)
    await transaction.deleteFrom('memes').where('id', 'in', ids).execute()
    await deleteUnusedWords(transaction, userId, words)
    return images
  },
}

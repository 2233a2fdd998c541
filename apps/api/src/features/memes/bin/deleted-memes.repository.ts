import type { Db } from '../../../database/schema.ts'
import { CLOCKS_MS, type DeletedQuery } from '../../../storage/bin.ts'

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

/** Deleted memes, oldest deletion first. */
export async function listDeleted(db: Db, { userId, until, limit }: DeletedQuery) {
  const query = db
    .selectFrom('deletedMemes')
    .select(['memeId as id', 'userId'])
    .where('deletedAt', '<=', until)
    .limit(limit)
  return await (userId === undefined
    ? query.orderBy('deletedAt')
    : query.where('userId', '=', userId)
  ).execute()
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

/** The memes among these whose deletion at or before a time still stands: neither restored nor taken down since. */
export async function stillDeleted(
  db: Db,
  ids: readonly number[],
  until: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('deletedMemes')
    .select('memeId')
    .where('memeId', 'in', ids)
    .where('deletedAt', '<=', until)
    .execute()
  return rows.map(({ memeId }) => memeId)
}

/** Deletes the rows of memes. */
export async function deleteMemes(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('memes').where('id', 'in', ids).execute()
}

import type { PublicState } from '@memesmith/contract'
import { sql, type Updateable } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import { changeMeme, isKept } from '../memes.repository.ts'
import { popularityOf } from './popularity.ts'

/** A meme that its owner shows in public. */
interface ShownMeme {
  readonly memeId: number
  readonly userId: number
  readonly templateId: number | null
  readonly state: PublicState
  readonly reason?: string
}

/** Places in the random order; a seed is below it. */
const SHUFFLES = 1_000_000_000

export const findPublicMeme = async (db: Db, memeId: number) =>
  await db
    .selectFrom('publicMemes')
    .select(['state', 'reason', 'held', 'likes', 'shownAt', 'popularity'])
    .where('memeId', '=', memeId)
    .executeTakeFirst()

/** The memes that everybody may see. */
export const selectVisible = (db: Db) =>
  db
    .selectFrom('publicMemes')
    .innerJoin('memes', 'memes.id', 'publicMemes.memeId')
    .innerJoin('users', 'users.id', 'memes.userId')
    // Not by the column alone: SQLite would read the index of its value, which is that of all memes in public.
    .where(sql<PublicState>`coalesce(public_memes.state, '')`, '=', 'shown')
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where(isKept)

/** A meme that everybody may see. */
export const findVisibleMeme = async (db: Db, shareId: string) =>
  await selectVisible(db)
    .select(['memes.id', 'memes.userId', 'publicMemes.likes'])
    .where('memes.shareId', '=', shareId)
    .executeTakeFirst()

/** Which of some memes everybody may see, by their share ids. */
export async function listVisibleOf(
  db: Db,
  shareIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (shareIds.length === 0) return new Set()
  const rows = await selectVisible(db)
    .select('memes.shareId')
    .where('memes.shareId', 'in', shareIds)
    .execute()
  return new Set(rows.map(({ shareId }) => shareId))
}

/** What stays of a meme's time in public after it was taken back. */
export const findPublicPast = async (db: Db, memeId: number) =>
  await db
    .selectFrom('memes')
    .select(['putInPublicAt', 'letInAt', 'keptOutReason'])
    .where('id', '=', memeId)
    .executeTakeFirst()

/** Stores that a meme is shown. A meme that was shown before keeps its likes and its place. */
export async function insertPublicMeme(transaction: Db, meme: ShownMeme): Promise<void> {
  const { likes } = await transaction
    .selectFrom('likes')
    .select(({ fn }) => fn.countAll<number>().as('likes'))
    .where('memeId', '=', meme.memeId)
    .executeTakeFirstOrThrow()
  const past = await findPublicPast(transaction, meme.memeId)
  const shownAt = past?.letInAt ?? Date.now()
  await transaction
    .insertInto('publicMemes')
    .values({
      ...meme,
      shownAt,
      popularity: popularityOf(Number(likes), shownAt),
      likes: Number(likes),
      shuffle: Math.floor(Math.random() * SHUFFLES),
    })
    .execute()
  if (past?.putInPublicAt == null) {
    await changeMeme(transaction, meme.memeId, { putInPublicAt: Date.now() })
  }
}

/**
 * Lets a meme into the public. It counts as shown from the first time on, whatever happens to it later:
 * nobody comes to the top again by taking a meme back or drawing it anew.
 */
export async function letIn(transaction: Db, memeId: number, likes: number): Promise<void> {
  const past = await findPublicPast(transaction, memeId)
  const shownAt = past?.letInAt ?? Date.now()
  const popularity = popularityOf(likes, shownAt)
  await changeMeme(transaction, memeId, { letInAt: shownAt, keptOutReason: null })
  await changePublicMeme(transaction, memeId, {
    state: 'shown',
    reason: '',
    held: '',
    shownAt,
    popularity,
  })
}

/** How many memes a user has put in public since a time, as far as `limit`; those taken back count too. */
export async function countPutInPublicSince(db: Db, userId: number, since: number, limit: number) {
  const rows = await db
    .selectFrom('memes')
    .select('id')
    .where('userId', '=', userId)
    .where('putInPublicAt', 'is not', null)
    .where('putInPublicAt', '>=', since)
    .limit(limit)
    .execute()
  return rows.length
}

/** Stores what has changed of a public meme. */
export async function changePublicMeme(
  transaction: Db,
  memeId: number,
  changes: Updateable<Database['publicMemes']>,
): Promise<void> {
  await transaction.updateTable('publicMemes').set(changes).where('memeId', '=', memeId).execute()
}

/** Takes a meme out of the public. */
export async function deletePublicMeme(transaction: Db, memeId: number): Promise<void> {
  await transaction.deleteFrom('publicMemes').where('memeId', '=', memeId).execute()
}

/** Changes the number of likes of a public meme by one, and its place by popularity with it. */
export async function countLike(transaction: Db, memeId: number, by: -1 | 1): Promise<number> {
  // The first update locks the row: of two servers, the second reads what the first has counted.
  const row = await transaction
    .updateTable('publicMemes')
    .set(({ eb }) => ({ likes: eb('likes', '+', by) }))
    .where('memeId', '=', memeId)
    .returning(['likes', 'shownAt'])
    .executeTakeFirst()
  if (row === undefined) return 0
  const popularity = popularityOf(row.likes, row.shownAt)
  for (const table of ['publicMemes', 'publicTags'] as const) {
    await transaction.updateTable(table).set({ popularity }).where('memeId', '=', memeId).execute()
  }
  return row.likes
}

/** @returns whether the user did not like it before */
export async function insertLike(transaction: Db, memeId: number, userId: number) {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('likes')
    .values({ memeId, userId, likedAt: Date.now() })
    .onConflict((conflict) => conflict.columns(['memeId', 'userId']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** @returns whether the user liked it before */
export async function deleteLike(transaction: Db, memeId: number, userId: number) {
  const { numDeletedRows } = await transaction
    .deleteFrom('likes')
    .where('memeId', '=', memeId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Deletes some of the user's likes, and counts them no longer.
 *
 * @returns the number of deleted likes; 0 when none is left
 */
export async function deleteSomeLikesOf(transaction: Db, userId: number, limit: number) {
  const likes = await transaction
    .selectFrom('likes')
    .select('memeId')
    .where('userId', '=', userId)
    // Transactions that count several memes lock them in one order.
    .orderBy('memeId')
    .limit(limit)
    .execute()
  for (const { memeId } of likes) {
    if (await deleteLike(transaction, memeId, userId)) await countLike(transaction, memeId, -1)
  }
  return likes.length
}

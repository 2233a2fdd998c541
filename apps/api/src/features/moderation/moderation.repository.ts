import { shownTitleOf } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import type { IdRange } from '../../database/search-by-id.ts'

/** Whether a link was taken down, or its meme's owner is suspended. */
export async function findAbsence(
  db: Db,
  shareId: string,
): Promise<'suspended' | 'taken-down' | undefined> {
  const takedown = await db
    .selectFrom('takedowns')
    .select('shareId')
    .where('shareId', '=', shareId)
    .executeTakeFirst()
  if (takedown !== undefined) return 'taken-down'
  const suspended = await db
    .selectFrom('memes')
    .innerJoin('users', 'users.id', 'memes.userId')
    .select('memes.id')
    .where('memes.shareId', '=', shareId)
    .where('users.suspendedAt', 'is not', null)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  return suspended && 'suspended'
}

/** The meme of a share id, deleted and taken-down ones included. */
export async function findAnyMeme(db: Db, shareId: string) {
  const meme = await db
    .selectFrom('memes')
    .select(['id', 'userId', 'title', 'suggestedTitle', 'createdAt', 'updatedAt', 'pictureHash'])
    .where('shareId', '=', shareId)
    .executeTakeFirst()
  return meme && withShownTitle(meme)
}

/** Names a generated meme as lists do, so that people know which one is meant. */
const withShownTitle = <
  Row extends { readonly title: string; readonly suggestedTitle: string | null },
>(
  row: Row,
): Row => ({ ...row, title: shownTitleOf(row) })

/** Hides a meme from everyone, and keeps it until a time. */
export async function hideMeme(
  transaction: Db,
  meme: { readonly id: number; readonly userId: number },
  keptUntil: number,
): Promise<void> {
  await transaction
    .insertInto('deletedMemes')
    .values({ memeId: meme.id, userId: meme.userId, deletedAt: keptUntil })
    .onConflict((conflict) => conflict.column('memeId').doUpdateSet({ deletedAt: keptUntil }))
    .execute()
}

/** Undoes `hideMeme`. */
export async function showMeme(transaction: Db, memeId: number): Promise<void> {
  await transaction.deleteFrom('deletedMemes').where('memeId', '=', memeId).execute()
}

/** Records that a link was taken down. The first reason stays. */
export async function insertTakedown(
  transaction: Db,
  takedown: { readonly shareId: string; readonly memeId: number; readonly reason: string },
): Promise<void> {
  await transaction
    .insertInto('takedowns')
    .values({ ...takedown, takenDownAt: Date.now() })
    .onConflict((conflict) => conflict.column('shareId').doNothing())
    .execute()
}

/** @returns whether the link was taken down */
export async function deleteTakedown(transaction: Db, shareId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('takedowns')
    .where('shareId', '=', shareId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The picture of a meme as it was last drawn; none if its account is deleted. */
export const findAnyPicture = async (db: Db, shareId: string) =>
  await db
    .selectFrom('memes')
    .innerJoin('users', 'users.id', 'memes.userId')
    .innerJoin('images', (join) =>
      join.on('images.id', '=', ({ fn }) => fn.coalesce('memes.animationId', 'memes.imageId')),
    )
    .select(['images.id', 'images.mimeType'])
    .where('memes.shareId', '=', shareId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()

/** A meme as operators see it. */
export type FoundMeme = Awaited<ReturnType<typeof listMemesById>>[number]

const selectFound = (db: Db) =>
  db
    .selectFrom('memes')
    .innerJoin('users', 'users.id', 'memes.userId')
    .leftJoin('takedowns', 'takedowns.shareId', 'memes.shareId')
    .leftJoin('deletedMemes', 'deletedMemes.memeId', 'memes.id')
    .select(['memes.id', 'memes.shareId', 'memes.title', 'memes.suggestedTitle'])
    .select(['memes.createdAt', 'users.email'])
    .leftJoin('publicMemes', 'publicMemes.memeId', 'memes.id')
    .select(['takedowns.takenDownAt', 'takedowns.reason', 'deletedMemes.deletedAt'])
    .select('publicMemes.held')
    .where('users.deletedAt', 'is', null)
    .orderBy('memes.id', 'desc')

/** The meme of a share id. */
export async function findMemeOfLink(db: Db, shareId: string) {
  const meme = await selectFound(db).where('memes.shareId', '=', shareId).executeTakeFirst()
  return meme && withShownTitle(meme)
}

/** The memes with these ids. */
export const listMemesById = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : (await selectFound(db).where('memes.id', 'in', ids).execute()).map(withShownTitle)

/** A user's memes, newest first. */
export const listMemesOfUser = async (
  db: Db,
  userId: number,
  { before, limit }: Pick<IdRange, 'before' | 'limit'>,
) =>
  (
    await selectFound(db)
      .where('memes.userId', '=', userId)
      .where('memes.id', '<', before)
      .limit(limit)
      .execute()
  ).map(withShownTitle)

/** The texts of the memes in a range, newest first. */
export const listMemeTexts = async (db: Db, { from, before }: Pick<IdRange, 'before' | 'from'>) =>
  await db
    .selectFrom('memes')
    .innerJoin('users', 'users.id', 'memes.userId')
    .select(['memes.id', 'memes.title', 'memes.document'])
    .where('memes.id', '>=', from)
    .where('memes.id', '<', before)
    .where('users.deletedAt', 'is', null)
    .orderBy('memes.id', 'desc')
    .execute()

/** The highest id of a meme; 0 without memes. */
export async function findLastMemeId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('memes')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/**
 * The memes that were taken down, highest id first. Of a purged one, only the link and the reason are
 * left.
 */
export const listTakedowns = async (db: Db, { before, limit }: Pick<IdRange, 'before' | 'limit'>) =>
  await db
    .selectFrom('takedowns')
    .leftJoin('memes', 'memes.id', 'takedowns.memeId')
    .leftJoin('users', 'users.id', 'memes.userId')
    .select(['takedowns.memeId as id', 'takedowns.shareId', 'memes.title', 'memes.createdAt'])
    .select(['users.email', 'takedowns.takenDownAt', 'takedowns.reason'])
    .where('takedowns.memeId', '<', before)
    .orderBy('takedowns.memeId', 'desc')
    .limit(limit)
    .execute()

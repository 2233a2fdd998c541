import { sql } from 'kysely'
import { likeText } from '../../database/like-text.ts'
import type { Db } from '../../database/schema.ts'

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
export const findAnyMeme = async (db: Db, shareId: string) =>
  await db
    .selectFrom('memes')
    .select(['id', 'userId'])
    .where('shareId', '=', shareId)
    .executeTakeFirst()

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

/** Takes `hideMeme` back. */
export async function showMeme(transaction: Db, memeId: number): Promise<void> {
  await transaction.deleteFrom('deletedMemes').where('memeId', '=', memeId).execute()
}

/** Stores that a link was taken down. The first reason stays. */
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

/** A meme as operators see it. */
export type FoundMeme = Awaited<ReturnType<typeof findMemes>>[number]

/**
 * The newest memes with a share id, of a user, or with a text.
 *
 * @param wanted a share id, an e-mail address, or a part of a title or of a caption
 */
export const findMemes = async (db: Db, wanted: string, limit: number) =>
  await db
    .selectFrom('memes')
    .innerJoin('users', 'users.id', 'memes.userId')
    .leftJoin('takedowns', 'takedowns.shareId', 'memes.shareId')
    .leftJoin('deletedMemes', 'deletedMemes.memeId', 'memes.id')
    .select(['memes.id', 'memes.shareId', 'memes.title', 'memes.createdAt', 'users.email'])
    .select(['takedowns.takenDownAt', 'takedowns.reason', 'deletedMemes.deletedAt'])
    .where(({ eb, or, fn, val }) => {
      const part = val(`%${likeText(wanted.toLowerCase())}%`)
      const contains = (column: 'memes.document' | 'memes.title') =>
        eb(fn<string>('lower', [column]), 'like', sql<string>`${part} escape '~'`)
      return or([
        eb('memes.shareId', '=', wanted),
        eb('users.email', '=', wanted.toLowerCase()),
        contains('memes.title'),
        contains('memes.document'),
      ])
    })
    .orderBy('memes.id', 'desc')
    .limit(limit)
    .execute()

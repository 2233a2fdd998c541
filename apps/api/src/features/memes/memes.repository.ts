import type { Insertable, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'

const COLUMNS = [
  'memes.id',
  'memes.shareId',
  'memes.title',
  'memes.document',
  'memes.templateId',
  'memes.customImageId',
  'memes.isPublic',
  'memes.createdAt',
  'memes.updatedAt',
  'images.width',
  'images.height',
] as const

const selectMemes = (db: Db) =>
  db.selectFrom('memes').innerJoin('images', 'images.id', 'memes.imageId').select(COLUMNS)

export type MemeRow = Awaited<ReturnType<typeof listMemesOf>>[number]

/** A part of a collection. Ids only grow, so ordering by id orders by time. */
export interface MemeRange {
  readonly limit: number
  /** Only memes older than this id, which may have been deleted. */
  readonly before?: number | undefined
}

/** A user's memes, newest first. */
export const listMemesOf = async (db: Db, userId: number, { limit, before }: MemeRange) =>
  await selectMemes(db)
    .where('memes.userId', '=', userId)
    .where('memes.id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('memes.id', 'desc')
    .limit(limit)
    .execute()

/** The ids of a user's memes, newest first. */
export async function listMemeIdsOf(
  db: Db,
  userId: number,
  { limit, before }: MemeRange,
): Promise<number[]> {
  const rows = await db
    .selectFrom('memes')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The meme of a share id and its descriptions. Excludes memes of deleted accounts that have not been
 * removed yet.
 */
export const findMemeByShareId = async (db: Db, shareId: string) =>
  await selectMemes(db)
    .innerJoin('users', 'users.id', 'memes.userId')
    .leftJoin('templates', 'templates.id', 'memes.templateId')
    .select(['memes.imageDescription', 'templates.description as templateDescription'])
    .where('memes.shareId', '=', shareId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()

/** Whether the image is the finished picture of any meme. */
export async function isMemePicture(db: Db, imageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memes')
    .select('id')
    .where('imageId', '=', imageId)
    .executeTakeFirst()
  return row !== undefined
}

/** The finished picture of a share id, without its bytes, and its meme's owner and visibility. */
export const findSharedPicture = async (db: Db, shareId: string) =>
  await db
    .selectFrom('memes')
    .innerJoin('images', 'images.id', 'memes.imageId')
    .innerJoin('users', 'users.id', 'memes.userId')
    .select(['images.id', 'memes.userId', 'memes.createdAt', 'memes.isPublic'])
    .where('memes.shareId', '=', shareId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()

/** The user's own meme. */
export const findMemeOf = async (db: Db, userId: number, id: number) =>
  await selectMemes(db)
    .select(['memes.imageId', 'memes.thumbnailId', 'memes.imageDescription', 'memes.aiPrompt'])
    .where('memes.id', '=', id)
    .where('memes.userId', '=', userId)
    .executeTakeFirst()

export type OwnMemeRow = NonNullable<Awaited<ReturnType<typeof findMemeOf>>>

/** Image ids of the user's own meme: the finished picture, and the thumbnail if it exists. */
export const findPicturesOf = async (db: Db, userId: number, id: number) =>
  await db
    .selectFrom('memes')
    .select(['imageId', 'thumbnailId'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Changes a meme. */
export async function changeMeme(
  db: Db,
  id: number,
  changes: Updateable<Database['memes']>,
): Promise<void> {
  await db.updateTable('memes').set(changes).where('id', '=', id).execute()
}

/**
 * Stores a meme.
 *
 * @returns its id
 * @throws SqliteError when a picture it uses no longer exists
 */
export async function insertMeme(db: Db, meme: Insertable<Database['memes']>): Promise<number> {
  const { id } = await db.insertInto('memes').values(meme).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The ids of all images that a meme uses: its pictures, and its stickers. */
export async function findImagesOf(
  db: Db,
  { id, imageId, thumbnailId, customImageId }: OwnMemeRow,
): Promise<string[]> {
  const stickers = await db
    .selectFrom('stickerImages')
    .select('imageId')
    .where('memeId', '=', id)
    .execute()
  const images = [imageId, thumbnailId, customImageId, ...stickers.map((row) => row.imageId)]
  return images.filter((image) => image !== null)
}

/**
 * Sets which images are stickers of a meme.
 *
 * @throws SqliteError when one of them no longer exists
 */
export async function setStickerImages(
  db: Db,
  memeId: number,
  imageIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('stickerImages').where('memeId', '=', memeId).execute()
  if (imageIds.length === 0) return
  const rows = imageIds.map((imageId) => ({ memeId, imageId }))
  await db.insertInto('stickerImages').values(rows).execute()
}

/** Deletes a meme; its images stay. */
export async function deleteMeme(db: Db, id: number): Promise<void> {
  await db.deleteFrom('memes').where('id', '=', id).execute()
}

/**
 * Deletes some of the user's memes.
 *
 * @returns the number of deleted memes; 0 when none is left
 */
export async function deleteSomeMemesOf(db: Db, userId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('memes')
    .where('id', 'in', (query) =>
      query.selectFrom('memes').select('id').where('userId', '=', userId).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

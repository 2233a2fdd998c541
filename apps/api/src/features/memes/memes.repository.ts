import type { ExpressionBuilder, Insertable, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'

const COLUMNS = [
  'memes.id',
  'memes.shareId',
  'memes.title',
  'memes.suggestedTitle',
  'memes.document',
  'memes.templateId',
  'memes.ownTemplateId',
  'memes.customImageId',
  'memes.isPublic',
  'memes.tags',
  'memes.isFavorite',
  'memes.createdAt',
  'memes.updatedAt',
  'memes.animationId',
  'images.width',
  'images.height',
  'publicMemes.state as publicState',
  'publicMemes.reason as publicReason',
] as const

const selectMemes = (db: Db) =>
  db
    .selectFrom('memes')
    .innerJoin('images', 'images.id', 'memes.imageId')
    .leftJoin('publicMemes', 'publicMemes.memeId', 'memes.id')
    .select(COLUMNS)

export type MemeRow = Awaited<ReturnType<typeof listMemesOf>>[number]

/** The ids of a user's deleted memes that can still be restored. */
export const deletedMemeIds = (db: Db, userId: number) =>
  db
    .selectFrom('deletedMemes')
    .select('deletedMemes.memeId')
    .where('deletedMemes.userId', '=', userId)

/** Whether the meme of a row is not deleted. */
export const isKept = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'memes'>) =>
  not(
    exists(
      selectFrom('deletedMemes')
        .select('deletedMemes.memeId')
        .whereRef('deletedMemes.memeId', '=', 'memes.id'),
    ),
  )

/** Those of the user's own memes that exist, in any order. */
export const listMemesOf = async (db: Db, userId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await selectMemes(db)
        .where('memes.userId', '=', userId)
        .where('memes.id', 'in', ids)
        .where(isKept)
        .execute()

/**
 * The meme of a share id and its descriptions. Excludes memes of deleted accounts that have not been
 * removed yet.
 */
export const findMemeByShareId = async (db: Db, shareId: string) =>
  await selectMemes(db)
    .innerJoin('users', 'users.id', 'memes.userId')
    .leftJoin('templates', 'templates.id', 'memes.templateId')
    .leftJoin('images as previews', 'previews.id', 'memes.previewId')
    .select(['memes.imageDescription', 'templates.description as templateDescription'])
    .select(['memes.userId', 'memes.imageId', 'memes.gifId', 'memes.mp4Id', 'memes.previewId'])
    .select(['previews.width as previewWidth', 'previews.height as previewHeight'])
    .select('users.unverifiedSince')
    .where('memes.shareId', '=', shareId)
    .where(isKept)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
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
    .select([
      'images.id',
      'images.width',
      'images.height',
      'memes.id as memeId',
      'memes.userId',
      'memes.createdAt',
      'memes.isPublic',
      'memes.animationId',
      'memes.gifId',
      'memes.mp4Id',
      'memes.previewId',
      'users.unverifiedSince',
    ])
    .where('memes.shareId', '=', shareId)
    .where(isKept)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst()

export type SharedPicture = NonNullable<Awaited<ReturnType<typeof findSharedPicture>>>

/** The user's own meme. */
export const findMemeOf = async (db: Db, userId: number, id: number) =>
  await selectMemes(db)
    .select([
      'memes.imageId',
      'memes.thumbnailId',
      'memes.gifId',
      'memes.mp4Id',
      'memes.previewId',
      'memes.imageDescription',
      'memes.aiPrompt',
    ])
    .where('memes.id', '=', id)
    .where('memes.userId', '=', userId)
    .where(isKept)
    .executeTakeFirst()

/** Image ids of the user's own meme: the finished picture, and the thumbnail if it exists. */
export const findPicturesOf = async (db: Db, userId: number, id: number) =>
  await db
    .selectFrom('memes')
    .select(['imageId', 'thumbnailId'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(isKept)
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

/** The columns of a meme with its pictures. */
const PICTURES = [
  'imageId',
  'thumbnailId',
  'animationId',
  'gifId',
  'mp4Id',
  'previewId',
  'customImageId',
] as const

/** The ids of a meme's pictures, without its stickers. */
export const picturesIn = (
  row: Readonly<Record<(typeof PICTURES)[number], string | null>>,
): string[] => PICTURES.flatMap((column) => row[column] ?? [])

/** The ids of the uploads among the stickers of some memes. */
export async function listStickerImages(db: Db, memeIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stickerImages')
    .select('imageId')
    .where('memeId', 'in', memeIds)
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** The ids of all images that some memes use: their pictures, and their stickers. */
export async function findImagesOf(db: Db, memeIds: readonly number[]): Promise<string[]> {
  const memes = await db.selectFrom('memes').select(PICTURES).where('id', 'in', memeIds).execute()
  return [...memes.flatMap(picturesIn), ...(await listStickerImages(db, memeIds))]
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
  await insertStickerImages(db, memeId, imageIds)
}

/**
 * Stores which images are stickers of a new meme.
 *
 * @throws SqliteError when one of them no longer exists
 */
export async function insertStickerImages(
  db: Db,
  memeId: number,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return
  const rows = imageIds.map((imageId) => ({ memeId, imageId }))
  await db.insertInto('stickerImages').values(rows).execute()
}

/** Words that one transaction deletes with their memes; takes some tens of milliseconds. */
const DELETED_WORDS = 10_000

/**
 * Deletes some of the user's memes, fewer if they have many words.
 *
 * @returns the number of deleted memes; 0 when none is left
 */
export async function deleteSomeMemesOf(db: Db, userId: number, limit: number): Promise<number> {
  const memes = await db
    .selectFrom('memes')
    .select(({ selectFrom, fn }) => [
      'memes.id',
      selectFrom('memeWords')
        .select(fn.countAll<number>().as('count'))
        .whereRef('memeWords.memeId', '=', 'memes.id')
        .as('words'),
    ])
    .where('memes.userId', '=', userId)
    .limit(limit)
    .execute()
  let words = 0
  const some = memes.filter((meme, index) => {
    words += Number(meme.words ?? 0)
    return index === 0 || words <= DELETED_WORDS
  })
  if (some.length === 0) return 0
  await db
    .deleteFrom('memes')
    .where(
      'id',
      'in',
      some.map(({ id }) => id),
    )
    .execute()
  return some.length
}

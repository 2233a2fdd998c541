import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db } from '../database/schema.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { deletePictureObject } from './s3/picture-objects.repository.ts'

/** The columns of memes and of templates that name pictures. */
export const MEME_PICTURES = [
  'imageId',
  'thumbnailId',
  'customImageId',
  'animationId',
  'gifId',
  'mp4Id',
  'previewId',
] as const
export const TEMPLATE_PICTURES = ['imageId', 'thumbnailId', 'exampleId'] as const

/** A picture to store: bytes, their type, and their size in pixels. */
export interface NewImage {
  readonly ownerId: number | null
  readonly mimeType: string
  readonly width: number
  readonly height: number
  /** Transferred: empty after it is stored. */
  readonly data: Uint8Array
  /** For a picture that moves: the number of frames, and their total time in ms. */
  readonly frames?: number
  readonly duration?: number
}

/** A picture whose bytes are stored. */
export interface StoredImage extends NewImage {
  readonly id: string
  readonly byteSize: number
  /** Empty when the bytes are in a bucket. */
  readonly data: Uint8Array
}

/**
 * Makes the record of a stored picture.
 *
 * @param db a transaction with what uses the picture
 * @returns the image's id
 * @throws SqliteError such as `SQLITE_FULL`, or DatabaseError
 */
export async function insertImage(db: Db, image: StoredImage): Promise<string> {
  const { id, data } = image
  // Storing transfers the bytes.
  const isElsewhere = data.byteLength === 0
  await db
    .insertInto('images')
    .values({ ...image, createdAt: Date.now() })
    .execute()
  if (isElsewhere) await deletePictureObject(db, id)
  freeBytes(data)
  return id
}

/** All columns but the bytes. A picture that only deleted memes use is not found. */
export async function findImage(db: Db, id: string) {
  const image = await db
    .selectFrom('images')
    .select(['id', 'ownerId', 'mimeType'])
    .where('id', '=', id)
    .executeTakeFirst()
  return image?.ownerId == null || (await isVisible(db, id, image.ownerId)) ? image : undefined
}

/** Deletions are purged after seconds, so a user rarely has any. */
async function isVisible(db: Db, id: string, ownerId: number): Promise<boolean> {
  const deleted = db.selectFrom('deletedMemes').select('memeId').where('userId', '=', ownerId)
  if ((await deleted.limit(1).execute()).length === 0) return true
  return (await isUsed(db, id, 'is')) || !(await isUsed(db, id, 'is not'))
}

/**
 * Whether a meme or a template uses the image: one that is deleted (`is not` null), or one that isn't
 * (`is`).
 */
async function isUsed(db: Db, id: string, deletion: 'is' | 'is not'): Promise<boolean> {
  const memes = () =>
    db
      .selectFrom('memes')
      .leftJoin('deletedMemes', 'deletedMemes.memeId', 'memes.id')
      .select('memes.id')
      .where('deletedMemes.memeId', deletion, null)
  const stickers = memes()
    .innerJoin('stickerImages', 'stickerImages.memeId', 'memes.id')
    .where('stickerImages.imageId', '=', id)
  const templates = db
    .selectFrom('ownTemplates')
    .select('id')
    .where('imageId', '=', id)
    .where('deletedAt', deletion, null)
  const users = MEME_PICTURES.reduce(
    (query, column) => query.unionAll(memes().where(`memes.${column}`, '=', id)),
    stickers.unionAll(templates),
  )
  return (await users.limit(1).execute()).length > 0
}

/** The size of the user's own image in pixels, and its frames if it moves; undefined when it is another user's or no image. */
export const findSizeOfOwn = async (db: Db, id: string, ownerId: number) =>
  await db
    .selectFrom('images')
    .select(['width', 'height', 'frames'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()

/** The size of an image in pixels, and its frames: 1 unless it moves. */
export async function findPictureShape(db: Db, id: string) {
  const { frames, ...size } = await db
    .selectFrom('images')
    .select(['width', 'height', 'frames'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...size, frames: frames ?? 1 }
}

/** The bytes of an image. */
export async function findImageBytes(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('images').select('data').where('id', '=', id).executeTakeFirst()
  return row?.data
}

/** Whether the bytes of an image are in a bucket. */
export async function isInBucket(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select(sql<number>`octet_length(data)`.as('size'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.size === 0
}

/** The sizes of images in bytes, by their ids. */
export async function findImageSizes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .select(['id', 'byteSize'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, byteSize }) => [id, byteSize]))
}

/** The ids greater than `after`, ascending. */
export async function listImageIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether no meme or template uses the image of a row. */
const isUnused = ({ not, exists, selectFrom, or, ref }: ExpressionBuilder<Database, 'images'>) =>
  not(
    or([
      exists(
        selectFrom('memes')
          .select('memes.id')
          .where(({ eb }) =>
            or(MEME_PICTURES.map((column) => eb(`memes.${column}`, '=', ref('images.id')))),
          ),
      ),
      exists(
        selectFrom('stickerImages')
          .select('stickerImages.memeId')
          .where('stickerImages.imageId', '=', ref('images.id')),
      ),
      exists(
        selectFrom('templates')
          .select('templates.id')
          .where(({ eb }) =>
            or(TEMPLATE_PICTURES.map((column) => eb(`templates.${column}`, '=', ref('images.id')))),
          ),
      ),
      exists(
        selectFrom('ownTemplates')
          .select('ownTemplates.id')
          .where(({ eb }) =>
            or(
              TEMPLATE_PICTURES.map((column) =>
                eb(`ownTemplates.${column}`, '=', ref('images.id')),
              ),
            ),
          ),
      ),
    ]),
  )

/**
 * The images among these that no meme or template uses.
 *
 * @param storedBefore leaves out images that were stored later; milliseconds since 1970
 */
export const findUnusedImages = async (db: Db, ids: readonly string[], storedBefore: number) =>
  await db
    .selectFrom('images')
    .select(['id', 'ownerId'])
    .where('id', 'in', ids)
    .where('createdAt', '<=', storedBefore)
    .where(isUnused)
    .execute()

/**
 * Deletes the images among these that no meme or template uses.
 *
 * @param transaction of the user who owns them
 */
export async function deleteUnusedImages(transaction: Db, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('images').where('id', 'in', ids).where(isUnused).execute()
}

/**
 * Deletes some of the user's pictures, none of which a meme or a template may use.
 *
 * @returns the number of deleted pictures; 0 when none is left
 */
export async function deleteSomeImagesOf(db: Db, ownerId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('images')
    .where('id', 'in', (query) =>
      query.selectFrom('images').select('id').where('ownerId', '=', ownerId).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

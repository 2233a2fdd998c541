import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/connect.ts'
import { isFull } from '../../database/is-full.ts'
import type { SentPicture } from '../../http/send-picture.ts'
import type { Renderer } from '../../render/renderer.ts'
import { THUMBNAIL_TYPE, type Thumbnail } from '../../render/renderer.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ReadImage } from '../../storage/image-bytes.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { keepWithinQuota } from '../../storage/quota/storage-quota.ts'
import { findPicturesOf, setThumbnail } from './memes.repository.ts'

interface ThumbnailDependencies {
  readonly config: Config
  readonly db: Db
  readonly readImage: ReadImage
  readonly renderer: Renderer
}

/**
 * The small version of the user's own meme. It is made when it is first looked at, and kept: who
 * saves a meme waits for the meme alone. Without room to keep it, on the disk or in the user's
 * collection, it is made each time.
 *
 * @throws AppError `meme_not_found` when the user has no such meme, whoever else may have it
 */
export async function findThumbnail(
  deps: ThumbnailDependencies,
  userId: number,
  id: number,
): Promise<SentPicture> {
  const pictures = await findPicturesOf(deps.db, userId, id)
  if (pictures === undefined) throw new AppError('meme_not_found')
  const { imageId, thumbnailId } = pictures
  const read = () =>
    thumbnailId === null ? makeThumbnail(deps, userId, id, imageId) : deps.readImage(thumbnailId)
  return { version: `${imageId}-small`, mimeType: THUMBNAIL_TYPE, read }
}

async function makeThumbnail(
  { config, db, readImage, renderer }: ThumbnailDependencies,
  userId: number,
  id: number,
  imageId: string,
): Promise<Uint8Array> {
  const thumbnail = await renderer.thumbnail(await readImage(imageId))
  await storeThumbnail(db, config, userId, id, thumbnail).catch((error: unknown) => {
    // On a full disk people have to see what they may delete, and so they do in a full collection.
    const isCollectionFull = error instanceof AppError && error.code === 'collection_full'
    if (!isFull(error) && !isCollectionFull) throw error
  })
  return thumbnail.webp
}

async function storeThumbnail(
  db: Db,
  config: Config,
  userId: number,
  id: number,
  { webp, width, height }: Thumbnail,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Meanwhile the meme may have gone, or somebody else have made its thumbnail.
    const pictures = await findPicturesOf(transaction, userId, id)
    if (pictures === undefined) throw new AppError('meme_not_found')
    if (pictures.thumbnailId !== null) return
    // The bytes that are stored are handed over; these are still to be sent.
    const data = Uint8Array.from(webp)
    const image = { ownerId: userId, mimeType: THUMBNAIL_TYPE, width, height, data }
    await setThumbnail(transaction, id, await insertImage(transaction, image))
    await keepWithinQuota(transaction, userId, config)
  })
}

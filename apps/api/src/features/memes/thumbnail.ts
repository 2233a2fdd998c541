import type { Config } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import type { SentPicture } from '../../http/answers/send-picture.ts'
import type { Renderer } from '../../render/renderer.ts'
import { THUMBNAIL_TYPE, type Thumbnail } from '../../render/renderer.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { assertWithinQuota } from '../../storage/quota/storage-quota.ts'
import { isNoSpace } from './is-no-space.ts'
import { changeMeme, findPicturesOf } from './memes.repository.ts'

interface ThumbnailDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
}

/**
 * The thumbnail of the user's own meme. It is created and stored on first view, so that saving a
 * meme does not wait for it. If there is no space for it, on the disk or within the user's quota,
 * it is created on each request.
 *
 * @throws AppError `meme_not_found` when the meme does not exist or is another user's
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
    thumbnailId === null ? makeThumbnail(deps, userId, id, imageId) : deps.images.read(thumbnailId)
  return { version: `${imageId}-small`, mimeType: THUMBNAIL_TYPE, read }
}

async function makeThumbnail(
  deps: ThumbnailDependencies,
  userId: number,
  id: number,
  imageId: string,
): Promise<Uint8Array> {
  const thumbnail = await deps.renderer.thumbnail(userId, await deps.images.read(imageId))
  await storeThumbnail(deps, userId, id, imageId, thumbnail).catch((error: unknown) => {
    // Users must see what they can delete, even when the disk or their collection is full.
    if (!isNoSpace(error)) throw error
  })
  return thumbnail.webp
}

async function storeThumbnail(
  { config, db, images }: ThumbnailDependencies,
  userId: number,
  id: number,
  imageId: string,
  { webp, width, height }: Thumbnail,
): Promise<void> {
  // Storing transfers the bytes, so this is a copy for the response.
  const data = Uint8Array.from(webp)
  const image = { ownerId: userId, mimeType: THUMBNAIL_TYPE, width, height, data }
  const stored = await images.store(image)
  await userTransaction(db, userId, async (transaction) => {
    // The meme may have been deleted or replaced, or another request may have stored the thumbnail.
    const pictures = await findPicturesOf(transaction, userId, id)
    if (pictures === undefined) throw new AppError('meme_not_found')
    if (pictures.imageId !== imageId || pictures.thumbnailId !== null) return
    const thumbnailId = await insertImage(transaction, stored)
    await changeMeme(transaction, id, { thumbnailId })
    await assertWithinQuota(transaction, userId, config)
  })
}

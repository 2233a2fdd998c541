import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { insertImage } from '../images/images.repository.ts'
import { THUMBNAIL_TYPE } from '../render/renderer.ts'
import { findPicturesOf, setThumbnail } from './memes.repository.ts'

type ThumbnailDependencies = Pick<Dependencies, 'db' | 'readImage' | 'renderer'>

/**
 * The small version of the user's own meme. It is made when it is first looked at, and kept: who
 * saves a meme waits for the meme alone.
 *
 * @throws AppError `meme_not_found` when the user has no such meme, whoever else may have it
 */
export async function getThumbnail(
  deps: ThumbnailDependencies,
  userId: number,
  id: number,
): Promise<Uint8Array> {
  const pictures = await findPicturesOf(deps.db, userId, id)
  if (pictures === undefined) throw new AppError('meme_not_found')
  return await deps.readImage(
    pictures.thumbnailId ?? (await storeThumbnail(deps, userId, id, pictures.imageId)),
  )
}

/** @returns the id of the thumbnail */
async function storeThumbnail(
  { db, readImage, renderer }: ThumbnailDependencies,
  userId: number,
  id: number,
  imageId: string,
): Promise<string> {
  const { webp, width, height } = await renderer.thumbnail(await readImage(imageId))
  return await db.transaction().execute(async (transaction) => {
    // Meanwhile the meme may have gone, or somebody else have made its thumbnail.
    const pictures = await findPicturesOf(transaction, userId, id)
    if (pictures === undefined) throw new AppError('meme_not_found')
    if (pictures.thumbnailId !== null) return pictures.thumbnailId
    const image = { ownerId: userId, mimeType: THUMBNAIL_TYPE, width, height, data: webp }
    const thumbnailId = await insertImage(transaction, image)
    await setThumbnail(transaction, id, thumbnailId)
    return thumbnailId
  })
}

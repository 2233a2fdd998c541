import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { keepWithinQuota } from '../quota/storage-quota.ts'
import { insertImage } from './images.repository.ts'
import { inspectImage } from './inspect-image.ts'

const IMAGE_PATH = '/api/images/'

/** Where an image is served. */
export const imageUrl = (id: string): string => IMAGE_PATH + id

/**
 * The id of the image that `url` names.
 *
 * @returns undefined for anything that is not an address of an image here: what a client names is
 *   never fetched
 */
export function imageIdOf(url: string): string | undefined {
  return /^\/api\/images\/([A-Za-z0-9_-]{22})$/.exec(url)?.[1]
}

/**
 * Stores an uploaded picture, normalised, as the user's own.
 *
 * @returns its address
 * @throws AppError that says what is wrong with the file; nothing is stored then
 */
export async function storeUpload(
  { config, db, renderer }: Pick<Dependencies, 'config' | 'db' | 'renderer'>,
  userId: number,
  file: Uint8Array,
): Promise<string> {
  inspectImage(file)
  const { png, width, height } = await readable(renderer.normalise(file))
  const image = { ownerId: userId, mimeType: 'image/png', width, height, data: png }
  return await db.transaction().execute(async (transaction) => {
    const id = await insertImage(transaction, image)
    await keepWithinQuota(transaction, userId, config)
    return imageUrl(id)
  })
}

/** @throws AppError `image_unreadable` in place of whatever a decoder says of a damaged file */
export async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image_unreadable')
  }
}

import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import type { Rendered } from '../render/renderer.ts'
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
  { db, renderer }: Pick<Dependencies, 'db' | 'renderer'>,
  userId: number,
  file: Uint8Array,
): Promise<string> {
  inspectImage(file)
  const { png, width, height } = await normalise(renderer, file)
  const id = await insertImage(db, {
    ownerId: userId,
    mimeType: 'image/png',
    width,
    height,
    data: png,
  })
  return imageUrl(id)
}

async function normalise(renderer: Dependencies['renderer'], file: Uint8Array): Promise<Rendered> {
  try {
    return await renderer.normalise(file)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image_unreadable')
  }
}

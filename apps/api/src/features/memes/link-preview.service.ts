import { jpeg } from '../../render/formats/jpeg.ts'
import type { ReadInTurn } from '../../render/picture-converter.ts'
import { AppError } from '../../runtime/app-error.ts'
import { keepCopy } from './keep-copy.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import type { SharedPicture } from './memes.repository.ts'

/**
 * Reads the small JPEG of a shared meme. It is made when it is first asked for, and kept like a GIF.
 *
 * @param makeJpeg of a picture
 */
export async function readLinkPreview(
  deps: MemeDependencies,
  makeJpeg: ReadInTurn,
  { id, memeId, userId, previewId }: SharedPicture,
): Promise<Uint8Array> {
  if (previewId !== null) {
    try {
      return await deps.images.read(previewId)
    } catch (error) {
      // It may have been deleted in favor of what its owner saves.
      if (!(error instanceof AppError) || error.code !== 'image_not_found') throw error
    }
  }
  const data = await makeJpeg(id, userId)
  const size = jpeg.readSize(Buffer.from(data))
  if (size === undefined) throw new Error('expected a JPEG')
  await keepCopy(deps, {
    ownerId: userId,
    memeId,
    column: 'previewId',
    original: { column: 'imageId', id },
    mimeType: jpeg.mimeType,
    // A frame of a JPEG has more than its size.
    width: size.width,
    height: size.height,
    data,
  })
  return data
}

import { jpeg } from '../../render/formats/jpeg.ts'
import type { PictureConverter } from '../../render/picture-converter.ts'
import { previewSize } from '../../render/preview-size.ts'
import { AppError } from '../../runtime/app-error.ts'
import { keepCopy } from './keep-copy.ts'
import type { MemeDependencies } from './meme-dependencies.ts'

/** A meme of which there is a preview. */
interface PreviewedMeme {
  readonly memeId: number
  readonly userId: number
  /** The finished picture. */
  readonly imageId: string
  readonly previewId: string | null
}

/** The same for who needs only the size of the preview. */
export interface MeasuredMeme extends PreviewedMeme {
  /** Of the finished picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Of the preview, if it is kept. */
  readonly previewWidth: number | null
  readonly previewHeight: number | null
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface LinkPreviews {
  /** @throws AppError `busy`, `image_not_found` */
  read(meme: PreviewedMeme): Promise<Uint8Array>
  /** The size of what `read` reads. If that can't be made now, the size that it usually has. */
  sizeOf(meme: MeasuredMeme): Promise<Size>
}

/**
 * The small JPEGs of shared memes. Each is made when it or its size is first asked for, and kept like a GIF.
 *
 * @param makeJpeg of a picture
 */
export function createLinkPreviews(
  deps: MemeDependencies,
  makeJpeg: PictureConverter['jpeg'],
): LinkPreviews {
  async function read({ memeId, userId, imageId, previewId }: PreviewedMeme): Promise<Uint8Array> {
    if (previewId !== null) {
      try {
        return await deps.images.read(previewId)
      } catch (error) {
        // It may have been deleted in favor of what its owner saves.
        if (!(error instanceof AppError) || error.code !== 'image_not_found') throw error
      }
    }
    return await makeJpeg(imageId, userId, {
      onMade: (data) =>
        keepCopy(deps, {
          ownerId: userId,
          memeId,
          column: 'previewId',
          original: { column: 'imageId', id: imageId },
          mimeType: jpeg.mimeType,
          ...readSize(data),
          data,
        }),
    })
  }

  async function sizeOf(meme: MeasuredMeme): Promise<Size> {
    const { previewWidth, previewHeight } = meme
    if (previewWidth !== null && previewHeight !== null) {
      return { width: previewWidth, height: previewHeight }
    }
    try {
      return readSize(await read(meme))
    } catch {
      // A page does not fail because of its preview, for example while the bucket is down.
      const { width, height } = previewSize(meme)
      return { width, height }
    }
  }

  return { read, sizeOf }
}

/** A frame of a JPEG has more than its size. */
function readSize(data: Uint8Array): Size {
  const size = jpeg.readSize(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
  if (size === undefined) throw new Error('expected a JPEG')
  return { width: size.width, height: size.height }
}

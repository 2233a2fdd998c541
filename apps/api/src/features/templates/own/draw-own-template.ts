import type { Caption } from '@memesmith/meme-render'
import { StoredFrames } from '../../../render/animation/stored-frames.ts'
import { encodePng } from '../../../render/encode-png.ts'
import { type Renderer, THUMBNAIL_TYPE, type Thumbnail } from '../../../render/renderer.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import type { StoredImage } from '../../../storage/images.repository.ts'

interface DrawnTemplate {
  readonly thumbnail: StoredImage
  /** A thumbnail with the example texts; undefined if there are none. */
  readonly example: StoredImage | undefined
}

/**
 * Draws the small pictures of a user's template, and stores their bytes. Users choose the captions,
 * so they are drawn in the renderer's threads, within its limits.
 *
 * @param picture the user's upload; `frames` is above 1 if it moves
 * @param layers with the example texts
 * @throws AppError `image_not_found` when the picture is gone, or as `Renderer.render` does
 */
export async function drawOwnTemplate(
  { images, renderer }: { readonly images: ImageStorage; readonly renderer: Renderer },
  userId: number,
  { imageId, frames }: { readonly imageId: string; readonly frames: number | null },
  layers: readonly Caption[],
): Promise<DrawnTemplate> {
  const isMoving = (frames ?? 1) > 1
  const read = async () =>
    isMoving ? await firstFrame(await images.read(imageId)) : await images.read(imageId)
  const draw = async (captions: readonly Caption[]) => {
    const document = { version: 1, layers: captions } as const
    const key = isMoving ? `${imageId} still` : imageId
    const { png } = await renderer.render(userId, { key, read }, { document, watermark: '' })
    return await store(images, userId, await renderer.thumbnail(userId, png))
  }
  const hasExample = layers.some(({ text }) => text.trim() !== '')
  return { thumbnail: await draw([]), example: hasExample ? await draw(layers) : undefined }
}

const firstFrame = async (file: Uint8Array): Promise<Uint8Array> =>
  await encodePng(await new StoredFrames(file).show(0))

const store = (
  images: ImageStorage,
  ownerId: number,
  { webp: data, width, height }: Thumbnail,
): Promise<StoredImage> => images.store({ ownerId, mimeType: THUMBNAIL_TYPE, width, height, data })

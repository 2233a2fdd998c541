import { MAX_STICKER_PIXELS } from '@memesmith/contract'
import { imagesFor, type MemeDocument } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import { firstFrameOf } from '../../../render/animation/first-frame.ts'
import { readEmojiPicture } from '../../../render/emoji-pictures.ts'
import type { StickerSource } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { imageIdOf } from '../../../storage/image-url.ts'
import { findSizeOfOwn } from '../../../storage/images.repository.ts'
import { findEmoji } from '../../stickers/stickers.service.ts'

/** The document, with every emoji by its name. */
export async function nameStickers(document: MemeDocument): Promise<MemeDocument> {
  if (imagesFor(document).length === 0) return document
  const name = async (layer: MemeDocument['layers'][number], index: number) => {
    if (layer.type !== 'sticker' || imageIdOf(layer.image) !== undefined) return layer
    const emoji = await findEmoji(layer.image)
    if (emoji !== undefined) return { ...layer, image: emoji.name }
    throw new AppError('invalid_request', {
      message:
        /*i18n*/ '{field} must be an emoji, its English name, or the URL of one of your uploads.',
      values: { field: `document.layers.${index}.image` },
    })
  }
  return { ...document, layers: await Promise.all(document.layers.map(name)) }
}

/** The ids of the uploads among a document's stickers, without duplicates. */
export const uploadedStickersOf = (document: MemeDocument): string[] =>
  imagesFor(document)
    .map(imageIdOf)
    .filter((id) => id !== undefined)

/**
 * Checks the uploads among a document's stickers.
 *
 * @throws AppError `invalid_request` that names the first one that is not the user's own, or when
 *   they are too large in total
 */
export async function assertOwnStickers(
  db: Db,
  userId: number,
  document: MemeDocument,
): Promise<void> {
  let pixels = 0
  for (const url of imagesFor(document)) {
    const id = imageIdOf(url)
    if (id === undefined) continue
    const size = await findSizeOfOwn(db, id, userId)
    if (size === undefined) {
      const index = document.layers.findIndex((layer) => 'image' in layer && layer.image === url)
      throw new AppError('invalid_request', {
        message: /*i18n*/ '{field}: there is no such image among your uploads.',
        values: { field: `document.layers.${index}.image` },
      })
    }
    pixels += size.width * size.height
  }
  if (pixels > MAX_STICKER_PIXELS) {
    throw new AppError('invalid_request', {
      message:
        /*i18n*/ 'document must have uploads of at most {max} pixels in total as stickers, got {pixels}.',
      values: { max: String(MAX_STICKER_PIXELS), pixels: String(pixels) },
    })
  }
}

/** The pictures of a document's stickers, which `nameStickers` returned. */
export async function stickerSourcesOf(
  document: MemeDocument,
  images: ImageStorage,
): Promise<StickerSource[]> {
  return await Promise.all(
    imagesFor(document).map(async (image) => {
      const id = imageIdOf(image)
      if (id !== undefined) {
        return { image, key: id, read: async () => firstFrameOf(await images.read(id)) }
      }
      const key = (await findEmoji(image))?.key ?? ''
      return { image, key: `emoji ${key}`, read: () => readEmojiPicture(key) }
    }),
  )
}

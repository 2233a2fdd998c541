import { MAX_STICKER_PIXELS } from '@memesmith/contract'
import type { MemeDocument } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import { firstFrameOf } from '../../../render/animation/first-frame.ts'
import { readEmojiPicture } from '../../../render/emoji-pictures.ts'
import type { StickerSource } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { imageIdOf } from '../../../storage/image-url.ts'
import { findSizeOfOwn } from '../../../storage/images.repository.ts'
import { findEmoji } from '../../stickers/stickers.service.ts'

/** A picture that stickers of a document show: one of its user's uploads, or an emoji. */
type StickerPicture = { readonly uploadId: string } | { readonly emoji: string }

/** The pictures of a document's stickers, by the text in `Sticker.image`. */
export type StickerPictures = ReadonlyMap<string, StickerPicture>

/** A document with every emoji by its name, and the pictures of its stickers. */
export interface NamedStickers {
  readonly document: MemeDocument
  readonly stickers: StickerPictures
}

/**
 * Finds out what a document's stickers are.
 *
 * @throws AppError `invalid_request` that names the first one that is nothing
 */
export async function readStickers(document: MemeDocument): Promise<NamedStickers> {
  const stickers = new Map<string, StickerPicture>()
  const layers: MemeDocument['layers'][number][] = []
  for (const [index, layer] of document.layers.entries()) {
    if (layer.type !== 'sticker') {
      layers.push(layer)
      continue
    }
    const found = await findSticker(layer.image)
    if (found === undefined) {
      throw new AppError('invalid_request', {
        message:
          /*i18n*/ '{field} must be an emoji, its English name, or the URL of one of your uploads.',
        values: { field: `document.layers.${index}.image` },
      })
    }
    const [image, picture] = found
    stickers.set(image, picture)
    layers.push({ ...layer, image })
  }
  return stickers.size === 0
    ? { document, stickers }
    : { document: { ...document, layers }, stickers }
}

/** The text that a document has for a sticker's picture, and the picture; undefined if there is none. */
async function findSticker(text: string): Promise<[string, StickerPicture] | undefined> {
  const uploadId = imageIdOf(text)
  if (uploadId !== undefined) return [text, { uploadId }]
  const emoji = await findEmoji(text)
  return emoji && [emoji.name, { emoji: emoji.key }]
}

/**
 * Gives the uploads among stickers other addresses, one after another: each may be megabytes.
 *
 * @param move returns the new address of one
 */
export async function moveStickers(
  { document, stickers }: NamedStickers,
  move: (address: string) => Promise<string>,
): Promise<NamedStickers> {
  const moved = new Map<string, StickerPicture>()
  const addresses = new Map<string, string>()
  for (const [image, picture] of stickers) {
    const address = 'uploadId' in picture ? await move(image) : image
    const uploadId = imageIdOf(address)
    addresses.set(image, address)
    moved.set(address, uploadId === undefined ? picture : { uploadId })
  }
  const layers = document.layers.map((layer) =>
    layer.type === 'sticker'
      ? { ...layer, image: addresses.get(layer.image) ?? layer.image }
      : layer,
  )
  return { document: { ...document, layers }, stickers: moved }
}

/** The ids of the uploads among stickers. */
export const uploadedStickersOf = (stickers: StickerPictures): string[] =>
  [...stickers.values()].flatMap((picture) => ('uploadId' in picture ? [picture.uploadId] : []))

/**
 * Checks the uploads among a document's stickers.
 *
 * @throws AppError `invalid_request` that names the first one that is not the user's own, or when
 *   they are too large in total
 */
export async function assertOwnStickers(
  db: Db,
  userId: number,
  { document, stickers }: NamedStickers,
): Promise<void> {
  let pixels = 0
  for (const [url, picture] of stickers) {
    if (!('uploadId' in picture)) continue
    const size = await findSizeOfOwn(db, picture.uploadId, userId)
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

/** The pictures of stickers, as they are drawn. */
export const stickerSourcesOf = (
  stickers: StickerPictures,
  images: ImageStorage,
): StickerSource[] =>
  Array.from(stickers, ([image, picture]) =>
    'uploadId' in picture
      ? {
          image,
          key: picture.uploadId,
          read: async () => firstFrameOf(await images.read(picture.uploadId)),
        }
      : { image, key: `emoji ${picture.emoji}`, read: () => readEmojiPicture(picture.emoji) },
  )

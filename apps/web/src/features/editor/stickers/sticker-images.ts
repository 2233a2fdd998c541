import { calls, pathOf, queryOf, STICKERS_VERSION } from '@memesmith/contract'
import {
  imagesFor,
  type MemeDocument,
  type Source,
  type StickerImages,
} from '@memesmith/meme-render'
import { request } from '../../../lib/api-client.ts'
import { OnceLoader } from '../../../lib/once-loader.ts'
import { EMPTY_PANEL, isLocalPicture } from './local-picture.ts'
import { readLocalPicture } from './local-pictures.ts'

type Images = StickerImages<CanvasImageSource>

const pictures = new OnceLoader<Source<CanvasImageSource>>()

const UPLOADS = pathOf(calls.getImage, { id: '' })

/** The URL of a sticker's picture: of an emoji by its name, or of an upload. */
export const stickerUrl = (image: string): string =>
  image.startsWith(UPLOADS)
    ? image
    : pathOf(calls.getStickerPicture, { name: image }) + queryOf({ v: STICKERS_VERSION })

/** The pictures to load. A panel without a picture has none. */
const namesIn = (document: MemeDocument): string[] =>
  imagesFor(document).filter((image) => image !== EMPTY_PANEL)

/** Whether the pictures of all stickers are loaded. */
export const hasStickerImages = (document: MemeDocument): boolean =>
  namesIn(document).every((image) => pictures.has(image))

/** The pictures of the stickers that are loaded, to draw with. */
export const stickerImagesOf = (document: MemeDocument): Images =>
  new Map(
    namesIn(document).flatMap((name) => {
      const picture = pictures.get(name)
      return picture === undefined ? [] : [[name, picture] as const]
    }),
  )

/**
 * Loads the pictures of a document's stickers.
 *
 * @throws Error if one of them can't be loaded, after the others are; the next call tries again
 */
export async function loadStickerImages(document: MemeDocument): Promise<Images> {
  const results = await Promise.allSettled(
    namesIn(document).map((name) => pictures.load(name, () => open(name))),
  )
  const failure = results.find((result) => result.status === 'rejected')
  if (failure !== undefined) throw failure.reason
  return stickerImagesOf(document)
}

/** The smallest side of a picture, in px, that is worth another copy. */
const SMALLEST_SIDE = 16

/**
 * Opens the picture of a sticker. It is not an ImageBitmap, which Chromium scales in another way than
 * the server. It also makes a small picture from the last larger one that it has of the same file, and
 * that has other pixels than one from the file: so each halving has a file of its own.
 */
async function open(name: string): Promise<Source<CanvasImageSource>> {
  const file = await read(name)
  const image = await decode(file)
  const { naturalWidth: width, naturalHeight: height } = image
  const halvings = Math.max(0, Math.floor(Math.log2(Math.min(width, height) / SMALLEST_SIDE)))
  const halved = await Promise.all(Array.from({ length: halvings }, () => decode(file)))
  return { image, width, height, halved }
}

async function read(name: string): Promise<Blob> {
  if (!isLocalPicture(name)) return await (await request('GET', stickerUrl(name))).blob()
  const png = await readLocalPicture(name)
  if (png === undefined) throw new Error(`expected a picture of the draft, got none: ${name}`)
  return png
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  // The URL is not revoked: browsers may decode an image again.
  image.src = URL.createObjectURL(file)
  await image.decode()
  return image
}

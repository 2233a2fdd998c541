import { endpoints, pathOf, queryOf, STICKERS_VERSION } from '@memesmith/contract'
import {
  imagesFor,
  type MemeDocument,
  type Source,
  type StickerImages,
} from '@memesmith/meme-render'
import { OnceLoader } from '../../lib/once-loader.ts'
import { EMPTY_PANEL, isLocalPicture } from './stickers/local-picture.ts'
import { readLocalPicture } from './stickers/local-pictures.ts'

type Images = StickerImages<CanvasImageSource>

const pictures = new OnceLoader<Source<CanvasImageSource>>()

const UPLOADS = pathOf(endpoints.getImage, { id: '' })

/** The URL of a sticker's picture: of an emoji by its name, or of an upload. */
export const stickerUrl = (image: string): string =>
  image.startsWith(UPLOADS)
    ? image
    : pathOf(endpoints.getStickerPicture, { name: image }) + queryOf({ v: STICKERS_VERSION })

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

const open = (name: string) => (isLocalPicture(name) ? openLocal(name) : openUrl(stickerUrl(name)))

async function openUrl(url: string): Promise<Source<CanvasImageSource>> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}

async function openLocal(name: string): Promise<Source<CanvasImageSource>> {
  const png = await readLocalPicture(name)
  if (png === undefined) throw new Error(`expected a picture of the draft, got none: ${name}`)
  // Not an ImageBitmap, which Chromium scales in another way than the server. The URL is not
  // revoked: browsers may decode an image again.
  return await openUrl(URL.createObjectURL(png))
}

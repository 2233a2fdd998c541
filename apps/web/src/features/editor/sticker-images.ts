import { endpoints, pathOf, queryOf, STICKERS_VERSION } from '@memesmith/contract'
import { imagesFor, type MemeDocument, type StickerImages } from '@memesmith/meme-render'

type Images = StickerImages<CanvasImageSource>

const loading = new Map<string, Promise<unknown>>()
const loaded = new Map<string, HTMLImageElement>()

const UPLOADS = pathOf(endpoints.getImage, { id: '' })

/** The URL of a sticker's picture: of an emoji by its name, or of an upload. */
const stickerUrl = (image: string): string =>
  image.startsWith(UPLOADS)
    ? image
    : pathOf(endpoints.getStickerPicture, { name: image }) + queryOf({ v: STICKERS_VERSION })

/** Whether the pictures of all stickers are loaded. */
export const hasStickerImages = (document: MemeDocument): boolean =>
  imagesFor(document).every((image) => loaded.has(image))

/** The pictures of the stickers that are loaded, to draw with. */
export const stickerImagesOf = (document: MemeDocument): Images =>
  new Map(
    imagesFor(document).flatMap((name) => {
      const image = loaded.get(name)
      if (image === undefined) return []
      return [[name, { image, width: image.naturalWidth, height: image.naturalHeight }] as const]
    }),
  )

/**
 * Loads the pictures of a document's stickers.
 *
 * @throws Error if one of them can't be loaded; the next call tries again
 */
export async function loadStickerImages(document: MemeDocument): Promise<Images> {
  await Promise.all(imagesFor(document).map(loadOnce))
  return stickerImagesOf(document)
}

function loadOnce(name: string): Promise<unknown> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const image = new Image()
  image.src = stickerUrl(name)
  const promise = image.decode().then(
    () => loaded.set(name, image),
    (error: unknown) => {
      loading.delete(name)
      throw error
    },
  )
  loading.set(name, promise)
  return promise
}

import { memeSize } from '@memesmith/meme-render'
import { isAnimated } from './is-animated.ts'

/** What a meme is drawn on, decoded and no larger than it will be drawn. */
export interface Picture {
  readonly image: CanvasImageSource
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly origin:
    | { readonly kind: 'template'; readonly templateId: number }
    /** The very pixels of the preview, as the server is to get them. */
    | { readonly kind: 'upload'; readonly png: Blob; readonly wasAnimated: boolean }
}

/** A file that can't become a picture, with a sentence that says why. */
export class PictureError extends Error {}

/**
 * Makes a picture of a file that a person chose: upright, over white, scaled to the size that it
 * will be drawn at. Its camera data stays behind, and the server gets these exact pixels.
 *
 * @param maxBytes largest file that is taken
 * @throws PictureError
 */
export async function pictureFromFile(file: File, maxBytes: number): Promise<Picture> {
  if (file.size > maxBytes) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1)
    throw new PictureError(
      `This file has ${megabytes} MB. Pictures can have up to ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
    )
  }
  // SVG has no pixels of its own, and may load other files.
  if (file.type === 'image/svg+xml') throw unreadable()
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable()
  })
  const { pixelWidth, pixelHeight } = memeSize(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(pixelWidth, pixelHeight)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw unreadable()
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, pixelWidth, pixelHeight)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, pixelWidth, pixelHeight)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return {
    image: canvas,
    width: pixelWidth,
    height: pixelHeight,
    origin: { kind: 'upload', png, wasAnimated: await isAnimated(file) },
  }
}

const unreadable = () =>
  new PictureError('This file could not be read as a picture. Try a PNG, JPG or GIF.')

/** The picture of an upload that was kept, as `pictureFromFile` made it. */
export async function pictureFromKept(png: Blob): Promise<Picture> {
  const image = await createImageBitmap(png)
  const { width, height } = image
  return { image, width, height, origin: { kind: 'upload', png, wasAnimated: false } }
}

/** @throws PictureError when the template's picture can't be loaded */
export async function pictureFromTemplate(templateId: number, imageUrl: string): Promise<Picture> {
  const image = new Image()
  image.src = imageUrl
  try {
    await image.decode()
  } catch {
    throw new PictureError('The picture of this template could not be loaded. Please try again.')
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { image, width, height, origin: { kind: 'template', templateId } }
}

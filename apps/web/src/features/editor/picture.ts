import { MEGABYTE } from '@memesmith/contract'
import { memeSize } from '@memesmith/meme-render'
import { isAnimated } from './is-animated.ts'
import { openSvg } from './open-svg.ts'
import { MAX_FILE_BYTES, MAX_FILE_PIXELS } from './picture-limits.ts'

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
 * @param maxUploadBytes largest PNG that the server takes; a larger one is made smaller
 * @throws PictureError
 */
export async function pictureFromFile(file: File, maxUploadBytes: number): Promise<Picture> {
  if (file.size > MAX_FILE_BYTES) {
    throw new PictureError(
      `This file has ${megabytes(file.size)} MB. Files of up to ${megabytes(MAX_FILE_BYTES)} MB can be opened.`,
    )
  }
  // Where a browser can make pixels of an SVG by itself, it does so at another size.
  const pixels = file.type === 'image/svg+xml' ? undefined : await openBitmap(file)
  const source = pixels ?? (await openSvg(file))
  if (source === undefined) {
    throw new PictureError('This file could not be read as a picture. Try a PNG, JPG or GIF.')
  }
  const { pixelWidth, pixelHeight } = memeSize(source.width, source.height)
  const canvas = new OffscreenCanvas(pixelWidth, pixelHeight)
  let png = await drawOver(canvas, source.image)
  while (png.size > maxUploadBytes) {
    canvas.width = Math.max(1, Math.round(canvas.width * SHRINK_STEP))
    canvas.height = Math.max(1, Math.round(canvas.height * SHRINK_STEP))
    png = await drawOver(canvas, source.image)
  }
  if (source.image instanceof ImageBitmap) source.image.close()
  return {
    image: canvas,
    width: canvas.width,
    height: canvas.height,
    origin: { kind: 'upload', png, wasAnimated: await isAnimated(file) },
  }
}

/** How much smaller a picture is made at a time when its PNG is too large to upload. */
const SHRINK_STEP = 0.8

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1).replace('.0', '')

interface Opened {
  readonly image: HTMLImageElement | ImageBitmap
  readonly width: number
  readonly height: number
}

/** @returns undefined when the file is no picture of pixels that this browser can show */
async function openBitmap(file: File): Promise<Opened | undefined> {
  const size = await sizeOf(file)
  if (size === undefined) return undefined
  if (size.width * size.height > MAX_FILE_PIXELS) {
    throw new PictureError(
      `This picture has ${millions(size.width * size.height)} million pixels. Pictures of up to ${millions(MAX_FILE_PIXELS)} million can be opened.`,
    )
  }
  try {
    const image = await createImageBitmap(file)
    return { image, width: image.width, height: image.height }
  } catch {
    return undefined
  }
}

const millions = (pixels: number) => Math.ceil(pixels / 1e6)

/** Reads how large a picture is; decoding all of it to learn that may take more memory than there is. */
async function sizeOf(file: File) {
  const image = new Image()
  const url = URL.createObjectURL(file)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  image.src = url
  const isPicture = await promise
  URL.revokeObjectURL(url)
  return isPicture ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

/** Fills the canvas with the picture, over white. */
async function drawOver(canvas: OffscreenCanvas, image: Opened['image']): Promise<Blob> {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('expected a 2D canvas, got none')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return await canvas.convertToBlob({ type: 'image/png' })
}

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
    throw new PictureError('The picture of this template could not be loaded.')
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { image, width, height, origin: { kind: 'template', templateId } }
}

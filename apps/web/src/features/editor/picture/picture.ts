import { t } from '@lingui/core/macro'
import type { Template } from '@memesmith/contract'
import { memeSize } from '@memesmith/meme-render'
import { request } from '../../../lib/api-client.ts'
import { formatSize } from '../../../lib/languages/format.ts'
import type { MovingPicture } from '../motion/moving-picture.ts'
import { isAnimated } from './is-animated.ts'
import { newCanvas } from './new-canvas.ts'
import { openSvg } from './open-svg.ts'
import { MAX_FILE_BYTES, MAX_FILE_PIXELS } from './picture-limits.ts'

/** The decoded picture of a meme, no larger than it will be drawn. */
export interface Picture {
  readonly image: CanvasImageSource
  /** Size in px. */
  readonly width: number
  readonly height: number
  /** The frames of a picture that moves. The image is a canvas with one of them. */
  readonly motion?: MovingPicture
  readonly origin:
    | { readonly kind: 'template'; readonly templateId: number }
    | {
        readonly kind: 'upload'
        /** The pixels of the preview, to upload: a PNG, or an animated WebP. */
        readonly png: Blob
        /** Whether it was animated, and became a still. */
        readonly wasAnimated: boolean
        /** Where the server has it already. */
        readonly url?: string
      }
}

/** An error for a file that can't be used. The message tells the user why. */
export class PictureError extends Error {}

/**
 * Makes a picture of a file that the user chose: upright, over white, at the size at which it will
 * be drawn. Metadata is removed, and the server gets these exact pixels.
 *
 * @param maxUploadBytes size of the largest PNG that the server accepts; a larger picture is scaled
 *   down
 * @throws PictureError if the file can't be used
 */
export async function pictureFromFile(file: File, maxUploadBytes: number): Promise<Picture> {
  const { canvas, png } = await drawFile(file, { maxUploadBytes, isOpaque: true })
  return pictureOfCanvas(canvas, png, await isAnimated(file))
}

/** A picture to upload, from a canvas and its PNG. */
export const pictureOfCanvas = (
  canvas: OffscreenCanvas,
  png: Blob,
  wasAnimated: boolean,
): Picture => ({
  image: canvas,
  width: canvas.width,
  height: canvas.height,
  origin: { kind: 'upload', png, wasAnimated },
})

interface FileDrawing {
  /** Size of the largest PNG that the server accepts; a larger picture is scaled down. */
  readonly maxUploadBytes: number
  /** A picture with more pixels is scaled down. */
  readonly maxPixels?: number
  /** Whether to draw over white. */
  readonly isOpaque: boolean
  /** Width divided by height: the picture's middle is cropped to it. Omitted for all of it. */
  readonly ratio?: number
}

/**
 * Draws a file that the user chose, upright, without metadata, at most as large as a meme.
 *
 * @returns the canvas, and its content as a PNG
 * @throws PictureError if the file can't be used
 */
export async function drawFile(
  file: File,
  { maxUploadBytes, maxPixels = Number.POSITIVE_INFINITY, isOpaque, ratio }: FileDrawing,
): Promise<{ readonly canvas: OffscreenCanvas; readonly png: Blob }> {
  if (file.size > MAX_FILE_BYTES) {
    const [size, most] = [formatSize(file.size), formatSize(MAX_FILE_BYTES)]
    throw new PictureError(t`This file has ${size}. Files of up to ${most} can be opened.`)
  }
  // First, because a browser that rasterizes SVGs itself does so at another size.
  const pixels = file.type === 'image/svg+xml' ? undefined : await openBitmap(file)
  const source = pixels ?? (await openSvg(file))
  if (source === undefined) {
    throw new PictureError(t`This file could not be read as a picture. Try a PNG, JPG or GIF.`)
  }
  const part = middleOf(source, ratio)
  const { pixelWidth, pixelHeight } = memeSize(part.width, part.height)
  const shrink = Math.min(1, Math.sqrt(maxPixels / (pixelWidth * pixelHeight)))
  const context = newCanvas(scaled(pixelWidth, shrink), scaled(pixelHeight, shrink))
  const { canvas } = context
  let png = await drawOn(context, source, part, isOpaque)
  while (png.size > maxUploadBytes) {
    canvas.width = scaled(canvas.width, SHRINK_STEP)
    canvas.height = scaled(canvas.height, SHRINK_STEP)
    png = await drawOn(context, source, part, isOpaque)
  }
  if (source.image instanceof ImageBitmap) source.image.close()
  return { canvas, png }
}

const scaled = (side: number, factor: number): number => Math.max(1, Math.round(side * factor))

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The largest part of a ratio in the middle of a picture. */
function middleOf({ width, height }: Opened, ratio = width / height): Part {
  const partWidth = Math.max(1, Math.round(Math.min(width, height * ratio)))
  const partHeight = Math.max(1, Math.round(Math.min(height, width / ratio)))
  return {
    left: Math.floor((width - partWidth) / 2),
    top: Math.floor((height - partHeight) / 2),
    width: partWidth,
    height: partHeight,
  }
}

/**
 * Factor by which a picture is scaled down, repeatedly, until its PNG is small enough to upload.
 */
const SHRINK_STEP = 0.8

interface Opened {
  readonly image: HTMLImageElement | ImageBitmap
  readonly width: number
  readonly height: number
}

/**
 * @returns undefined if the file is not a bitmap that this browser can show
 * @throws PictureError if the picture has too many pixels
 */
async function openBitmap(file: File): Promise<Opened | undefined> {
  const size = await sizeOf(file)
  if (size === undefined) return undefined
  if (size.width * size.height > MAX_FILE_PIXELS) {
    const [pixels, most] = [millions(size.width * size.height), millions(MAX_FILE_PIXELS)]
    throw new PictureError(
      t`This picture has ${pixels} million pixels. Pictures of up to ${most} million can be opened.`,
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

/** Reads a picture's size without decoding it, which may need too much memory. */
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

/**
 * Draws a part of the picture, scaled to the canvas.
 *
 * @returns a PNG
 */
async function drawOn(
  context: OffscreenCanvasRenderingContext2D,
  { image, width, height }: Opened,
  part: Part,
  isOpaque: boolean,
): Promise<Blob> {
  const { canvas } = context
  if (isOpaque) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  // The canvas cuts off what is outside the part.
  const [across, down] = [canvas.width / part.width, canvas.height / part.height]
  context.drawImage(
    image,
    -part.left * across,
    -part.top * down,
    (width / part.width) * canvas.width,
    (height / part.height) * canvas.height,
  )
  return await canvas.convertToBlob({ type: 'image/png' })
}

/** Opens a stored upload, which `pictureFromFile` or `openAnimation` made. */
export async function pictureFromKept(png: Blob): Promise<Picture> {
  if (png.type === 'image/webp') {
    const moving = await pictureOfKeptAnimation(png)
    if (moving !== undefined) return moving
  }
  const image = await createImageBitmap(png)
  const { width, height } = image
  return { image, width, height, origin: { kind: 'upload', png, wasAnimated: false } }
}

async function pictureOfKeptAnimation(file: Blob): Promise<Picture | undefined> {
  const { openMovingPicture } = await import('../motion/moving-picture.ts')
  const motion = await openMovingPicture(file)
  return motion && pictureOfMotion(motion, file)
}

/**
 * A picture that moves.
 *
 * @param file as the server made it
 * @param url where the server has it
 */
export function pictureOfMotion(motion: MovingPicture, file: Blob, url?: string): Picture {
  const { canvas } = motion
  return {
    image: canvas,
    width: canvas.width,
    height: canvas.height,
    motion,
    origin: { kind: 'upload', png: file, wasAnimated: false, ...(url !== undefined && { url }) },
  }
}

/**
 * Loads the picture of a template.
 *
 * @throws PictureError if the picture can't be loaded
 */
export async function pictureFromTemplate({
  id: templateId,
  imageUrl,
  frames,
}: Pick<Template, 'frames' | 'id' | 'imageUrl'>): Promise<Picture> {
  const problem = new PictureError(t`The picture of this template could not be loaded.`)
  if (frames > 1) {
    const moving = await request('GET', imageUrl)
      .then(async (response) => await pictureOfKeptAnimation(await response.blob()))
      .catch(() => undefined)
    if (moving === undefined) throw problem
    return { ...moving, origin: { kind: 'template', templateId } }
  }
  const image = new Image()
  image.src = imageUrl
  try {
    await image.decode()
  } catch {
    throw problem
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { image, width, height, origin: { kind: 'template', templateId } }
}

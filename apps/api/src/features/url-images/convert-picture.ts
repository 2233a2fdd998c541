import { type Canvas, createCanvas, type Image } from '../../render/canvas.ts'
import { withImage } from '../../render/with-image.ts'
import type { PictureOptions } from './picture-options.ts'
import type { Extension } from './read-address.ts'

const JPEG_QUALITY = 90
/** Lossless. */
const WEBP_QUALITY = 100
/** Of the copy behind a picture of other proportions, in pixels for each pixel of its longer side. */
const BLUR = 0.03

export const MIME_TYPES: Readonly<Record<Extension, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/**
 * Converts a PNG to another format or size. With both sides given, the picture is drawn over a
 * blurred copy of itself.
 */
export async function convertPicture(
  png: Uint8Array,
  extension: Extension,
  size: Pick<PictureOptions, 'height' | 'width'>,
): Promise<Uint8Array> {
  if (extension === 'png' && size.width === undefined && size.height === undefined) return png
  return await withImage(png, async (image) => await encode(draw(image, size), extension))
}

function draw(image: Image, { width, height }: Pick<PictureOptions, 'height' | 'width'>): Canvas {
  const byWidth = (width ?? Number.POSITIVE_INFINITY) / image.width
  const byHeight = (height ?? Number.POSITIVE_INFINITY) / image.height
  const scale = Number.isFinite(Math.min(byWidth, byHeight)) ? Math.min(byWidth, byHeight) : 1
  const shown = { width: image.width * scale, height: image.height * scale }
  const canvas = createCanvas(
    width ?? Math.max(1, Math.round(shown.width)),
    height ?? Math.max(1, Math.round(shown.height)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const drawAt = (factor: number) => {
    const drawn = [image.width * factor, image.height * factor] as const
    const [x, y] = [(canvas.width - drawn[0]) / 2, (canvas.height - drawn[1]) / 2]
    context.drawImage(image, x, y, ...drawn)
  }
  if (width !== undefined && height !== undefined) {
    context.filter = `blur(${Math.round(BLUR * Math.max(width, height))}px)`
    drawAt(Math.max(byWidth, byHeight) * (1 + 4 * BLUR))
    context.filter = 'none'
  }
  drawAt(scale)
  return canvas
}

async function encode(canvas: Canvas, extension: Extension): Promise<Uint8Array> {
  switch (extension) {
    case 'png':
      return await canvas.encode('png')
    case 'webp':
      return await canvas.encode('webp', WEBP_QUALITY)
    case 'gif':
      return await canvas.encode('gif')
    default:
      return await canvas.encode('jpeg', JPEG_QUALITY)
  }
}

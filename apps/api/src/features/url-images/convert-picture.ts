import type { Canvas, Image } from '../../render/canvas.ts'
import { CanvasPool } from '../../render/canvas-pool.ts'
import { withImage } from '../../render/with-image.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
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

type Size = Pick<PictureOptions, 'height' | 'width'>

/**
 * Converts PNGs to another format or size, one at a time: a canvas of full size has 8 MB. With both
 * sides given, the picture is drawn over a blurred copy of itself.
 */
export function createConverter() {
  const lane = new Lane(LANES.convert)
  const canvases = new CanvasPool(LANES.convert.places)
  return async (
    visitor: number,
    png: Uint8Array,
    extension: Extension,
    { width, height }: Size,
  ): Promise<Uint8Array> =>
    extension === 'png' && width === undefined && height === undefined
      ? png
      : await lane.run(visitor, () =>
          withImage(png, async (image) => {
            const size = sizeOf(image, { width, height })
            return await canvases.use(size.width, size.height, async (canvas) => {
              draw(image, canvas, { width, height })
              return await encode(canvas, extension)
            })
          }),
        )
}

const scaleOf = (image: Image, { width, height }: Size): number => {
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / image.width,
    (height ?? Number.POSITIVE_INFINITY) / image.height,
  )
  return Number.isFinite(scale) ? scale : 1
}

/** In pixels. */
const sizeOf = (image: Image, size: Size): { width: number; height: number } => ({
  width: size.width ?? Math.max(1, Math.round(image.width * scaleOf(image, size))),
  height: size.height ?? Math.max(1, Math.round(image.height * scaleOf(image, size))),
})

function draw(image: Image, canvas: Canvas, { width, height }: Size): void {
  const context = canvas.getContext('2d')
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const drawAt = (factor: number) => {
    const drawn = [image.width * factor, image.height * factor] as const
    const [x, y] = [(canvas.width - drawn[0]) / 2, (canvas.height - drawn[1]) / 2]
    context.drawImage(image, x, y, ...drawn)
  }
  if (width !== undefined && height !== undefined) {
    context.filter = `blur(${Math.round(BLUR * Math.max(width, height))}px)`
    drawAt(Math.max(width / image.width, height / image.height) * (1 + 4 * BLUR))
    context.filter = 'none'
  }
  drawAt(scaleOf(image, { width, height }))
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

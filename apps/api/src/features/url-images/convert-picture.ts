import type { Canvas } from '../../render/canvas.ts'
import { CanvasPool } from '../../render/canvas-pool.ts'
import { drawFitted, fittedSize, type WantedSize } from '../../render/fit-picture.ts'
import { withImage } from '../../render/with-image.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { assertPixels } from './picture-options.ts'
import type { Extension } from './read-address.ts'

const JPEG_QUALITY = 90
/** Lossless. */
const WEBP_QUALITY = 100

export const MIME_TYPES: Readonly<Record<Extension, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/**
 * Converts PNGs to another format or size, one at a time: a canvas of full size has 8 MB.
 *
 * @returns a function that throws PictureError 422 for a size that is too large
 */
export function createConverter() {
  const lane = new Lane(LANES.convert)
  const canvases = new CanvasPool(LANES.convert.places)
  return async (
    visitor: number,
    png: Uint8Array,
    extension: Extension,
    wanted: WantedSize,
  ): Promise<Uint8Array> =>
    extension === 'png' && wanted.width === undefined && wanted.height === undefined
      ? png
      : await lane.run(visitor, () =>
          withImage(png, async (image) => {
            const { width, height } = fittedSize(image, wanted)
            assertPixels({ width, height })
            return await canvases.use(width, height, async (canvas) => {
              drawFitted(image, canvas, wanted)
              return await encode(canvas, extension)
            })
          }),
        )
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

import { MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import type { Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { previewSize, scaledToWidth } from './preview-size.ts'
import { withImage } from './with-image.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE

/**
 * Formats and their qualities. The WebP encoder is lossless at 100. A lossy WebP halves the resolution
 * of colors, which smears outlined text: at quality 95 single pixels of a caption were off by 114 of
 * 255. Lossless takes about 0.1 s and 45 to 80 % of the PNG's bytes for a photo or a starter template.
 */
const WEBP_QUALITY = 100

/**
 * JPEGs are for link previews, and shown until a better picture has loaded. WhatsApp shows none of more
 * than 300 KB, so the first of these qualities that fits is used.
 */
const MAX_JPEG_BYTES = 300_000
const JPEG_QUALITIES = [80, 65, 50, 35]
/** The size of a picture that fits at none of them. */
const SMALLER = 0.75

type ReadBytes = (id: string) => Promise<Uint8Array>

/** Reads the bytes of an id, in turn with those of other owners. */
type ReadInTurn = (id: string, ownerId: number) => Promise<Uint8Array>

interface JpegOptions {
  /** In pixels, at most that of `previewSize`: then it has just this width, however many bytes it takes. */
  readonly width?: number | undefined
  /** Called with a new one, before it is cached. */
  readonly onMade?: (jpeg: Uint8Array) => Promise<void>
}

interface PictureConverter {
  readonly webp: ReadInTurn
  readonly jpeg: (id: string, ownerId: number, options?: JpegOptions) => Promise<Uint8Array>
}

/**
 * Converts stored PNGs, and caches recent results: to WebPs with the same pixels, or to JPEGs for link
 * previews, which are white where the PNG is transparent. One owner's pictures wait for each other, so a hundred
 * slow ones do not delay another owner's.
 *
 * @param readPng reads the bytes of an id, which never change
 * @returns functions for each format, which reject with what `readPng` rejects with, and with
 *   AppError `busy` when too many conversions are waiting
 */
export function createPictureConverter(readPng: ReadBytes): PictureConverter {
  const cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  const lane = new Lane(LANES.convert)
  const canvases = new CanvasPool(LANES.convert.places)
  const convert = (
    id: string,
    ownerId: number,
    encode: (image: Image) => Promise<Uint8Array>,
  ): Promise<Uint8Array> =>
    lane.run(ownerId, async () => await withImage(await readPng(id), encode))
  return {
    webp: (id, ownerId) => cache.get(`${id}.webp`, () => convert(id, ownerId, encodeWebp)),
    jpeg: (id, ownerId, { width, onMade } = {}) =>
      cache.get(`${id}.${width ?? ''}.jpeg`, async () => {
        const jpeg = await convert(id, ownerId, (image) => encodeJpeg(image, width))
        await onMade?.(jpeg)
        return jpeg
      }),
  }

  function encodeWebp(image: Image): Promise<Uint8Array> {
    return canvases.use(image.width, image.height, (canvas) => {
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.encode('webp', WEBP_QUALITY)
    })
  }

  async function encodeJpeg(image: Image, fixedWidth?: number): Promise<Uint8Array> {
    for (
      let width = fixedWidth ?? previewSize(image).width;
      ;
      width = Math.round(width * SMALLER)
    ) {
      const jpeg = await encodeJpegAt(image, width)
      if (jpeg.byteLength <= MAX_JPEG_BYTES || fixedWidth !== undefined) return jpeg
    }
  }

  /** @returns one of the worst quality if all have too many bytes */
  function encodeJpegAt(image: Image, newWidth: number): Promise<Uint8Array> {
    const { picture, ...size } = previewSize(image)
    const { width, height } = scaledToWidth(size, newWidth)
    const scale = width / size.width
    const [wide, high] = [picture.width * scale, picture.height * scale]
    return canvases.use(width, height, async (canvas) => {
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
      let jpeg: Uint8Array = new Uint8Array()
      for (const quality of JPEG_QUALITIES) {
        jpeg = await canvas.encode('jpeg', quality)
        if (jpeg.byteLength <= MAX_JPEG_BYTES) break
      }
      return jpeg
    })
  }
}

import { MAX_PREVIEW_SIDE, MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import type { Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { fitWithin } from './fit-within.ts'
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
export type ReadInTurn = (id: string, ownerId: number) => Promise<Uint8Array>

/**
 * Converts stored PNGs, and caches recent results: to WebPs with the same pixels, or to smaller JPEGs,
 * which are white where the PNG is transparent. One owner's pictures wait for each other, so a hundred
 * slow ones do not delay another owner's.
 *
 * @param readPng reads the bytes of an id, which never change
 * @returns functions for each format, which reject with what `readPng` rejects with, and with
 *   AppError `busy` when too many conversions are waiting
 */
export function createPictureConverter(
  readPng: ReadBytes,
): Readonly<Record<'jpeg' | 'webp', ReadInTurn>> {
  const cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  const lane = new Lane(LANES.convert)
  const canvases = new CanvasPool(LANES.convert.places)
  const readerOf =
    (format: 'jpeg' | 'webp'): ReadInTurn =>
    (id, ownerId) =>
      cache.get(`${id}.${format}`, () =>
        lane.run(
          ownerId,
          async () =>
            await withImage(await readPng(id), format === 'webp' ? encodeWebp : encodeJpeg),
        ),
      )
  return { webp: readerOf('webp'), jpeg: readerOf('jpeg') }

  function encodeWebp(image: Image): Promise<Uint8Array> {
    return canvases.use(image.width, image.height, (canvas) => {
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.encode('webp', WEBP_QUALITY)
    })
  }

  async function encodeJpeg(image: Image): Promise<Uint8Array> {
    for (let { scale } = fitWithin(image, MAX_PREVIEW_SIDE); ; scale *= SMALLER) {
      const jpeg = await encodeJpegAt(image, scale)
      if (jpeg !== undefined) return jpeg
    }
  }

  /** @returns undefined if it has too many bytes */
  function encodeJpegAt(image: Image, scale: number): Promise<Uint8Array | undefined> {
    const width = Math.max(1, Math.round(image.width * scale))
    const height = Math.max(1, Math.round(image.height * scale))
    return canvases.use(width, height, async (canvas) => {
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      for (const quality of JPEG_QUALITIES) {
        const jpeg = await canvas.encode('jpeg', quality)
        if (jpeg.byteLength <= MAX_JPEG_BYTES) return jpeg
      }
      return undefined
    })
  }
}

import { MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import type { Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { withImage } from './with-image.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE

/**
 * Formats and their qualities. The WebP encoder is lossless at 100. A lossy WebP halves the resolution
 * of colors, which smears outlined text: at quality 95 single pixels of a caption were off by 114 of
 * 255. Lossless takes about 0.1 s and 45 to 80 % of the PNG's bytes for a photo or a starter template.
 * A JPEG takes 10 to 20 % of them; it is shown only until a better picture has arrived.
 */
const QUALITIES = { webp: 100, jpeg: 80 } as const

type ReadBytes = (id: string) => Promise<Uint8Array>

/** Reads the bytes of an id, in turn with those of other owners. */
export type ReadInTurn = (id: string, ownerId: number) => Promise<Uint8Array>

/**
 * Converts stored PNGs, and caches recent results: to WebPs with the same pixels, or to smaller JPEGs,
 * which are white where the PNG is transparent. The pictures of one owner wait for each other, so a hundred slow ones do not delay those of another.
 *
 * @param readPng reads the bytes of an id, which never change
 * @returns functions for each format, which reject with what `readPng` rejects with, and with
 *   AppError `busy` when too many conversions are waiting
 */
export function createPictureConverter(
  readPng: ReadBytes,
): Readonly<Record<keyof typeof QUALITIES, ReadInTurn>> {
  const cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  const lane = new Lane(LANES.convert)
  const canvases = new CanvasPool(LANES.convert.places)
  const readerOf =
    (format: keyof typeof QUALITIES): ReadInTurn =>
    (id, ownerId) =>
      cache.get(`${id}.${format}`, () =>
        lane.run(
          ownerId,
          async () => await withImage(await readPng(id), (image) => encode(image, format)),
        ),
      )
  return { webp: readerOf('webp'), jpeg: readerOf('jpeg') }

  function encode(image: Image, format: keyof typeof QUALITIES): Promise<Uint8Array> {
    return canvases.use(image.width, image.height, async (canvas) => {
      const context = canvas.getContext('2d')
      if (format === 'jpeg') {
        context.fillStyle = 'white'
        context.fillRect(0, 0, image.width, image.height)
      }
      context.drawImage(image, 0, 0)
      // The types tell the formats apart.
      return format === 'jpeg'
        ? await canvas.encode(format, QUALITIES.jpeg)
        : await canvas.encode(format, QUALITIES.webp)
    })
  }
}

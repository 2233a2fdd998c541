import { MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import { FairQueue } from '../runtime/fair-queue.ts'
import type { Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { withImage } from './with-image.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE
// Visitors request these pictures. One at a time leaves a core to those who save.
const MAX_RUNNING = 1
const MAX_WAITING = 64
/**
 * The encoder is lossless at 100. A lossy WebP halves the resolution of colors, which smears
 * outlined text: at quality 95 single pixels of a caption were off by 114 of 255. Lossless takes
 * about 0.1 s and 45 to 80 % of the PNG's bytes for a photo or a starter template.
 */
const LOSSLESS = 100

type ReadBytes = (id: string) => Promise<Uint8Array>

/** Reads the bytes of an id, in turn with those of other owners. */
export type ReadInTurn = (id: string, ownerId: number) => Promise<Uint8Array>

/**
 * Converts stored PNGs to WebPs with the same pixels, and caches recent ones. The pictures of one
 * owner wait for each other, so a hundred slow ones do not delay those of another.
 *
 * @param readPng reads the bytes of an id, which never change
 * @returns a function that rejects with what `readPng` rejects with, and with AppError `busy` when
 *   too many conversions are waiting
 */
export function createWebpReader(readPng: ReadBytes): ReadInTurn {
  const cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  const queue = new FairQueue({
    running: MAX_RUNNING,
    perUser: 1,
    waitingPerUser: MAX_WAITING,
    waiting: MAX_WAITING,
  })
  const canvases = new CanvasPool(MAX_RUNNING)
  const encode = (image: Image) =>
    canvases.use(image.width, image.height, async (canvas) => {
      canvas.getContext('2d').drawImage(image, 0, 0)
      return await canvas.encode('webp', LOSSLESS)
    })
  return (id, ownerId) =>
    cache.get(id, () => queue.run(ownerId, async () => await withImage(await readPng(id), encode)))
}

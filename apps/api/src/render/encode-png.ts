import { type Band, joinBands, type Rows } from '@memesmith/png-encoder'
import { freeBytes } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import type { Canvas } from './canvas.ts'

/** A picture is encoded in bands, each in its own thread. */
const THREADS = 2
/** For fewer rows, building the Huffman codes takes longer than encoding. */
const MIN_BAND_ROWS = 64

const threads: RequestThread<Rows, Band>[] = []

/**
 * Encodes the canvas as a lossless PNG off the main thread: smaller and many times faster than the
 * canvas's own encoder (see `packages/png-encoder`). Transparent pixels are drawn over white.
 *
 * @param canvas its pixels are read before this function returns
 * @throws ThreadDiedError when an encoder thread dies
 */
export const encodePng = (canvas: Canvas): Promise<Buffer> =>
  encodePixels(pixelsOf(canvas), canvas.width, canvas.height)

/**
 * Like the above, for raw pixels.
 *
 * @param pixels in shared memory, which must not change until the picture is encoded
 */
export async function encodePixels(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const bandRows = Math.max(MIN_BAND_ROWS, Math.ceil(height / THREADS))
  const bands: Promise<Band>[] = []
  for (let first = 0; first < height; first += bandRows) {
    const end = Math.min(height, first + bandRows)
    bands.push(encodeInThread(bands.length, { pixels, width, first, end, isLast: end === height }))
  }
  const encoded = await Promise.all(bands)
  const png = joinBands(width, height, encoded)
  for (const { idat } of encoded) freeBytes(idat)
  return png
}

function encodeInThread(thread: number, rows: Rows): Promise<Band> {
  threads[thread] ??= new RequestThread(
    `png-encoder-${thread + 1}`,
    new URL('./png.worker.ts', import.meta.url),
  )
  return threads[thread].ask(rows)
}

/** Copies the canvas's pixels to memory that the threads share. */
function pixelsOf(canvas: Canvas): Uint8Array {
  const pixels = canvas.data()
  const shared = new Uint8Array(new SharedArrayBuffer(pixels.length))
  shared.set(pixels)
  freeBytes(pixels)
  return shared
}

import { type Band, joinBands, type Rows } from '@memesmith/png-encoder'
import { freeBytes } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import type { Canvas } from './canvas.ts'

/** A picture is encoded in bands, each by a thread of its own. */
const THREADS = 2
/** To make the codes for fewer rows takes longer than to write them. */
const MIN_BAND_ROWS = 64

const threads: RequestThread<Rows, Band>[] = []

/** Pooled canvases keep theirs: megabytes of new memory cost more than the copy into it. */
const sharedPixels = new WeakMap<Canvas, Uint8Array>()

/**
 * The canvas as a lossless PNG, encoded off the main thread: smaller than the canvas's own encoder
 * makes it, and many times as fast (see `packages/png-encoder`). What is transparent comes out over
 * white.
 *
 * @param canvas its pixels are read before this function returns
 */
export const encodePng = (canvas: Canvas): Promise<Buffer> =>
  encodePixels(pixelsOf(canvas), canvas.width, canvas.height)

/**
 * The same of pixels.
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
  return joinBands(width, height, await Promise.all(bands))
}

function encodeInThread(thread: number, rows: Rows): Promise<Band> {
  threads[thread] ??= new RequestThread(
    `png-encoder-${thread + 1}`,
    new URL('./png.worker.ts', import.meta.url),
  )
  return threads[thread].ask(rows)
}

/** The canvas's pixels in memory that the threads see. */
function pixelsOf(canvas: Canvas): Uint8Array {
  const pixels = canvas.data()
  let shared = sharedPixels.get(canvas)
  if (shared === undefined) {
    shared = new Uint8Array(new SharedArrayBuffer(pixels.length))
    sharedPixels.set(canvas, shared)
  }
  shared.set(pixels)
  freeBytes(pixels)
  return shared
}

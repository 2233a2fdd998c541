import type { Band } from '@memesmith/png-encoder'
import { expected } from '../runtime/expected.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import type { Canvas } from './canvas.ts'
import type { EncoderAnswer, EncoderRequest } from './png.worker.ts'

/** A picture is encoded in bands, each in its own thread. */
const THREADS = 2
/** For fewer rows, building the Huffman codes takes longer than encoding. */
const MIN_BAND_ROWS = 64

const threads: RequestThread<EncoderRequest, EncoderAnswer>[] = []

/**
 * Encodes the canvas as a lossless PNG off the main thread: smaller and many times faster than the
 * canvas's own encoder (see `packages/png-encoder`). Transparent pixels are drawn over white.
 *
 * @param canvas its pixels are read before this function returns
 * @throws ThreadDiedError when an encoder thread dies
 */
export async function encodePng(canvas: Canvas): Promise<Buffer<ArrayBuffer>> {
  return (await encodePixels(pixelsOf(canvas), canvas.width, canvas.height)).png
}

interface EncodedPng {
  /** The file in its own memory, which can be transferred to another thread. */
  readonly png: Buffer<ArrayBuffer>
  /** See `hashPicture`. */
  readonly hash: string
}

/**
 * Like the above, for raw pixels. A thread also joins and hashes the file; the main thread only passes it
 * on.
 *
 * @param pixels in shared memory, which must not change until the picture is encoded
 */
export async function encodePixels(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<EncodedPng> {
  const bandRows = Math.max(MIN_BAND_ROWS, Math.ceil(height / THREADS))
  const encoding: Promise<Band>[] = []
  for (let first = 0; first < height; first += bandRows) {
    const end = Math.min(height, first + bandRows)
    const rows = { pixels, width, first, end, isLast: end === height }
    encoding.push(
      threadAt(encoding.length)
        .ask({ rows })
        .then(({ band }) => expected(band)),
    )
  }
  const bands = await Promise.all(encoding)
  const moved = bands.map(({ idat }) => idat.buffer)
  const { file } = await threadAt(0).ask({ join: { width, height, bands } }, { moved })
  const { png, hash } = expected(file)
  return { png: Buffer.from(png.buffer), hash }
}

function threadAt(index: number): RequestThread<EncoderRequest, EncoderAnswer> {
  threads[index] ??= new RequestThread(
    `png-encoder-${index + 1}`,
    new URL('./png.worker.ts', import.meta.url),
  )
  return threads[index]
}

/** Copies the canvas's pixels to memory that the threads share. */
function pixelsOf(canvas: Canvas): Uint8Array {
  const pixels = canvas.data()
  const shared = new Uint8Array(new SharedArrayBuffer(pixels.length))
  shared.set(pixels)
  freeBytes(pixels)
  return shared
}

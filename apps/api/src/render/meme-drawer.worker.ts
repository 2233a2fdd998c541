/** A thread that draws memes, so that slow text layout does not block the server. */
import { MEGABYTE } from '@memesmith/contract'
import { fontsFor, type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { LRUCache } from 'lru-cache'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { createCanvas, type Image, loadImage, putPixels } from './canvas.ts'
import { registerFonts } from './fonts.ts'
import { BYTES_PER_PIXEL, type Pixels } from './pixels.ts'
import { withImage } from './with-image.ts'

/** The background of a meme. */
export type DrawingSource =
  /** A stored picture by its key; the file is needed only if the thread has not cached it. */
  | { readonly key: string; readonly file?: Uint8Array }
  | { readonly file: Uint8Array }
  | { readonly pixels: Pixels }

export interface DrawRequest {
  readonly source: DrawingSource
  readonly meme: Meme
  /** Receives the pixels; large enough for the largest meme. */
  readonly into: SharedArrayBuffer
}

/** The meme's size in pixels; undefined if the file is needed first. */
export interface DrawAnswer {
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** The size of the cached pictures, in bytes. */
  readonly cachedBytes: number
}

const MAX_CACHED_BYTES = 64 * MEGABYTE
/** Overhead besides the pixels, in bytes; measured as 5 KB for a picture of one pixel. */
const BYTES_PER_IMAGE = 8 * 1024

const decoded = new LRUCache<string, Image>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ width, height }) => BYTES_PER_IMAGE + width * height * BYTES_PER_PIXEL,
})
/** Reused for every meme, because canvases are large, and garbage collection frees them late. */
const canvas = createCanvas(1, 1)

answerRequests(async ({ source, meme, into }: DrawRequest): Promise<DrawAnswer> => {
  const size = await drawOn(source, meme)
  if (size !== undefined) {
    const pixels = canvas.data()
    new Uint8Array(into).set(pixels)
    freeBytes(pixels)
  }
  return { size, cachedBytes: decoded.calculatedSize }
})

async function drawOn(source: DrawingSource, meme: Meme): Promise<DrawAnswer['size']> {
  if ('pixels' in source) {
    const { width, height, data } = source.pixels
    const picture = createCanvas(width, height)
    // Canvases can't use shared memory.
    putPixels(picture, data.slice())
    return draw(picture, meme)
  }
  if ('key' in source) {
    const image = decoded.get(source.key) ?? (source.file && (await loadImage(source.file)))
    if (image === undefined) return undefined
    decoded.set(source.key, image)
    return draw(image, meme)
  }
  return await withImage(source.file, (image) => draw(image, meme))
}

function draw(image: Image | typeof canvas, meme: Meme): NonNullable<DrawAnswer['size']> {
  const { width, height } = image
  const { pixelWidth, pixelHeight } = memeSize(width, height, meme.document.frame)
  registerFonts(fontsFor(meme))
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight
  renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
  return { width: pixelWidth, height: pixelHeight }
}

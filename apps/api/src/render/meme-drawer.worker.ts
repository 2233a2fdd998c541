/** A thread that draws memes: a text that takes long to lay out keeps nobody else waiting. */
import { MEGABYTE } from '@memesmith/contract'
import { fontsFor, type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { LRUCache } from 'lru-cache'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { createCanvas, type Image, loadImage, putPixels } from './canvas.ts'
import { registerFonts } from './fonts.ts'

/** Pixels: red, green, blue and alpha, a byte each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** What a meme is drawn on. */
export type DrawingSource =
  /** A stored picture by its key; its file is needed where the thread does not have it decoded. */
  | { readonly key: string; readonly file?: Uint8Array }
  | { readonly file: Uint8Array }
  | { readonly pixels: Pixels }

export interface DrawRequest {
  readonly source: DrawingSource
  readonly meme: Meme
  /** Where the pixels go; it has room for the largest meme. */
  readonly into: SharedArrayBuffer
}

/** The meme's size in pixels; undefined where the file is needed first. */
export interface DrawAnswer {
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** What the decoded pictures take, in bytes. */
  readonly cachedBytes: number
}

const BYTES_PER_PIXEL = 4
const MAX_CACHED_BYTES = 64 * MEGABYTE
/** Besides its pixels; measured at 5 KB for a picture of one pixel. */
const BYTES_PER_IMAGE = 8 * 1024
const NOTHING = Buffer.alloc(0)

const decoded = new LRUCache<string, Image>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ width, height }) => BYTES_PER_IMAGE + width * height * BYTES_PER_PIXEL,
})
/** For one meme after the other: canvases are as large as pictures, and freed as late. */
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
    // A canvas takes no shared memory.
    putPixels(picture, data.slice())
    return draw(picture, meme)
  }
  if ('key' in source) {
    const image = decoded.get(source.key) ?? (source.file && (await loadImage(source.file)))
    if (image === undefined) return undefined
    decoded.set(source.key, image)
    return draw(image, meme)
  }
  const image = await loadImage(source.file)
  try {
    return draw(image, meme)
  } finally {
    // Frees the pixels now; the garbage collector sees only a small object, and takes its time.
    image.src = NOTHING
  }
}

function draw(image: Image | typeof canvas, meme: Meme): NonNullable<DrawAnswer['size']> {
  const { width, height } = image
  const { pixelWidth, pixelHeight } = memeSize(width, height)
  registerFonts(fontsFor(meme))
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight
  renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
  return { width: pixelWidth, height: pixelHeight }
}

/** A thread that draws memes, within a time limit for each. */
import { MEGABYTE } from '@memesmith/contract/units'
import type { Meme } from '@memesmith/meme-render'
import { LRUCache } from 'lru-cache'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { createCanvas, type Image, loadImage, putPixels } from './canvas.ts'
import { type Drawable, drawMemeWithin, sourceOf } from './draw-meme.ts'
import type { DrawingLimits } from './drawing-limits.ts'
import { BYTES_PER_PIXEL, type Pixels } from './pixels.ts'
import { freeImage, withImage } from './with-image.ts'

/** The background of a meme. */
export type DrawingSource =
  /** A stored picture by its key. */
  { readonly key: string } | { readonly file: Uint8Array } | { readonly pixels: Pixels }

export interface DrawRequest {
  readonly source: DrawingSource
  readonly meme: Meme
  /** The keys of the stickers' pictures, by `Sticker.image`. */
  readonly stickers: ReadonlyMap<string, string>
  /** Files of stored pictures by key; needed only for those that the thread has not cached. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  readonly limits: DrawingLimits
  /** Receives the pixels; large enough for the largest meme. */
  readonly into: SharedArrayBuffer
}

interface DrawnSize {
  readonly width: number
  readonly height: number
}

/** Stored pictures that the thread has not cached, by key: it needs their files to draw. */
export interface MissingFiles {
  readonly missing: readonly string[]
}

export interface DrawAnswer {
  /** The meme's size in pixels, if it was drawn; undefined when it exceeds the limits. */
  readonly result: DrawnSize | MissingFiles | undefined
  /** The size of the cached pictures, in bytes. */
  readonly cachedBytes: number
}

const MAX_CACHED_BYTES = 16 * MEGABYTE
/** Overhead besides the pixels, in bytes; measured as 5 KB for a picture of one pixel. */
const BYTES_PER_IMAGE = 8 * 1024

interface DecodedImage {
  readonly image: Image
  /** The image refers to it. */
  readonly file: Uint8Array<ArrayBuffer>
}

const decoded = new LRUCache<string, DecodedImage>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ image: { width, height }, file }) =>
    BYTES_PER_IMAGE + file.byteLength + width * height * BYTES_PER_PIXEL,
  dispose: (picture) => dropped.push(picture),
})
/** Pictures that were dropped from the cache, and that the current meme may still need. */
const dropped: DecodedImage[] = []
/** Reused for every meme, because canvases are large, and garbage collection frees them late. */
const canvas = createCanvas(1, 1)

answerRequests(async (request: DrawRequest): Promise<DrawAnswer> => {
  try {
    const result = await drawOn(request)
    if (result !== undefined && 'width' in result) {
      const pixels = canvas.data()
      new Uint8Array(request.into).set(pixels)
      freeBytes(pixels)
    }
    return { result, cachedBytes: decoded.calculatedSize }
  } finally {
    for (const { image, file } of dropped.splice(0)) {
      freeImage(image)
      freeBytes(file)
    }
  }
})

async function drawOn({
  source,
  meme,
  stickers,
  files,
  limits,
}: DrawRequest): Promise<DrawAnswer['result']> {
  const keys = new Set(stickers.values())
  if ('key' in source) keys.add(source.key)
  const images = new Map<string, Image>()
  for (const key of keys) {
    const image = decoded.get(key)?.image ?? (await decode(key, files.get(key)))
    if (image !== undefined) images.set(key, image)
  }
  const missing = [...keys].filter((key) => !images.has(key))
  if (missing.length > 0) return { missing }

  const pictures = new Map(
    [...stickers].flatMap(([name, key]) => {
      const image = images.get(key)
      return image === undefined ? [] : [[name, sourceOf(image)] as const]
    }),
  )
  const draw = async (image: Drawable): Promise<DrawnSize | undefined> => {
    if (!(await drawMemeWithin(limits, image, meme, pictures, canvas))) return undefined
    const { width, height } = canvas
    return { width, height }
  }
  if ('pixels' in source) {
    const { width, height, data } = source.pixels
    const picture = createCanvas(width, height)
    // Canvases can't use shared memory.
    putPixels(picture, data.slice())
    return await draw(picture)
  }
  if ('file' in source) return await withImage(source.file, draw)
  const image = images.get(source.key)
  return image === undefined ? { missing } : await draw(image)
}

async function decode(
  key: string,
  file: Uint8Array<ArrayBuffer> | undefined,
): Promise<Image | undefined> {
  if (file === undefined) return undefined
  const image = await loadImage(file)
  decoded.set(key, { image, file })
  return image
}

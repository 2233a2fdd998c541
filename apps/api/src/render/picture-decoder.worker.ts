/** A thread that decodes users' pictures and scales them to their stored size. */
import { memeSize } from '@memesmith/meme-render'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { keepPictureChunks } from './keep-picture-chunks.ts'
import type { Pixels } from './pixels.ts'
import { freeImage } from './with-image.ts'

/** Reused for every picture, because canvases are large, and garbage collection frees them late. */
const canvas = createCanvas(1, 1)

export interface DecodeRequest {
  readonly file: Uint8Array
  /** Whether to draw transparent areas over white. */
  readonly isOpaque: boolean
}

export interface DecodedPixels extends Pixels {
  /** The picture as a PNG, if it keeps transparent areas. */
  readonly transparentPng?: Uint8Array
}

answerRequests(async ({ file, isOpaque }: DecodeRequest, move): Promise<DecodedPixels> => {
  const image = await loadImage(keepPictureChunks(file))
  const { pixelWidth: width, pixelHeight: height } = memeSize(image.width, image.height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  let transparentPng: Uint8Array | undefined
  if (!isOpaque && !isJpeg(file)) {
    context.drawImage(image, 0, 0, width, height)
    if (hasTransparentPixels()) transparentPng = await canvas.encode('png')
  }
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  freeImage(image)
  freeBytes(file)
  const drawn = canvas.data()
  // The canvas's own memory can't be transferred to another thread.
  const data = new Uint8Array(drawn)
  freeBytes(drawn)
  move(data.buffer)
  return { width, height, data, ...(transparentPng !== undefined && { transparentPng }) }
})

/** A JPEG has no transparent pixels, so it need not be drawn twice. */
const isJpeg = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xd8

/** A pixel with a lower alpha is transparent. Scaling may leave an opaque one a little below 255. */
const OPAQUE_FROM = 250

function hasTransparentPixels(): boolean {
  const pixels = canvas.data()
  try {
    for (let at = 3; at < pixels.length; at += 4) {
      if ((pixels[at] ?? OPAQUE_FROM) < OPAQUE_FROM) return true
    }
    return false
  } finally {
    freeBytes(pixels)
  }
}

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

answerRequests(async (file: Uint8Array, move): Promise<Pixels> => {
  const image = await loadImage(keepPictureChunks(file))
  const { pixelWidth: width, pixelHeight: height } = memeSize(image.width, image.height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  freeImage(image)
  freeBytes(file)
  const drawn = canvas.data()
  // The canvas's own memory can't be transferred to another thread.
  const data = new Uint8Array(drawn)
  freeBytes(drawn)
  move(data.buffer)
  return { width, height, data }
})

/** A thread that decodes pictures of strangers and draws them as small as they are stored. */
import { memeSize } from '@memesmith/meme-render'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { keepPictureChunks } from './keep-picture-chunks.ts'
import type { Pixels } from './meme-drawer.worker.ts'

const NOTHING = Buffer.alloc(0)
/** For one picture after the other: canvases are as large as pictures, and freed as late. */
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
  // Frees its pixels and its file now. The garbage collector sees only small objects, and takes its
  // time: a dozen files of 10 MB would be held at once.
  image.src = NOTHING
  freeBytes(file)
  const drawn = canvas.data()
  // The canvas's own memory can not move to another thread.
  const data = new Uint8Array(drawn)
  freeBytes(drawn)
  move(data.buffer)
  return { width, height, data }
})

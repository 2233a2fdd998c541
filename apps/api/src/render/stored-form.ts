/**
 * Recognizes files that are as this server writes them, so that they can be stored as they are.
 *
 * Problem: a lossy picture that is decoded and encoded again is another one. But a stranger's file may
 * be turned, have a color profile, or something else in it, and must be encoded anew.
 * Approach: a file is taken only if its structure is the one of our encoder, with the same profile, and
 * if it can be decoded whole. Everything else is not in this form; it may be a fine picture.
 */
import { readAnimation, writeAnimation } from '@memesmith/animation'
import { MAX_ANIMATION_SIDE } from '@memesmith/contract'
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { freeBytes } from '../runtime/free-bytes.ts'
import { readAnimationSource } from './animation/animation-source.ts'
import { durationOf } from './animation/duration-of.ts'
import { assertDrawable, assertWhole } from './animation/fit-animation.ts'
import { StoredFrames } from './animation/stored-frames.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { webp } from './formats/webp.ts'
import { TEMPLATE_QUALITY } from './template-quality.ts'
import { withImage } from './with-image.ts'

export interface StoredForm {
  /** The picture, or its first frame. */
  readonly canvas: Canvas
  readonly width: number
  readonly height: number
  /** Of a picture that moves: the number of its frames, and their time in ms. */
  readonly motion?: { readonly frames: number; readonly duration: number }
}

/**
 * Decodes a template's picture.
 *
 * @returns undefined if it is not in the form in which templates are stored
 */
export async function readStoredForm(bytes: Uint8Array): Promise<StoredForm | undefined> {
  // Before it takes memory: a file of 100 KB can be a picture of a gigabyte.
  const size = webp.readSize(toBuffer(bytes))
  if (size === undefined || Math.max(size.width, size.height) > MAX_PIXEL_SIDE) return undefined
  return readAnimation(bytes) === undefined
    ? await readStill(bytes)
    : await readMoving(bytes).catch(() => undefined)
}

async function readStill(bytes: Uint8Array): Promise<StoredForm | undefined> {
  if (!(await isLikeOurs(toBuffer(bytes)))) return undefined
  const drawn = await withImage(bytes, (image) => {
    const { width, height } = image
    const canvas = createCanvas(width, height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    return { canvas, width, height }
  }).catch(() => undefined)
  return drawn !== undefined && isOpaque(drawn.canvas) ? drawn : undefined
}

/** @throws Error for an animation that is damaged */
async function readMoving(bytes: Uint8Array): Promise<StoredForm | undefined> {
  const source = readAnimationSource(bytes)
  const frames = new StoredFrames(bytes)
  const { animation } = frames
  const { width, height } = animation
  if (source === undefined || Math.max(width, height) > MAX_ANIMATION_SIDE) return undefined
  assertDrawable(source)
  assertWhole(source)
  const isOurs =
    toBuffer(writeAnimation(animation)).equals(toBuffer(bytes)) &&
    animation.frames.every((frame) => durationOf({ delay: frame.duration }) === frame.duration)
  if (!isOurs) return undefined
  for (const index of animation.frames.keys()) {
    if (!isOpaque(await frames.show(index))) return undefined
  }
  const first = await new StoredFrames(bytes).show(0)
  const duration = animation.frames.reduce((sum, frame) => sum + frame.duration, 0)
  return { canvas: first, width, height, motion: { frames: animation.frames.length, duration } }
}

/** The chunks of a still file, which must end with the last one. */
function chunksOf(file: Buffer): { readonly name: string; readonly data: Buffer }[] | undefined {
  const chunks = []
  let at = FILE_HEADER_BYTES
  while (at + CHUNK_HEADER_BYTES <= file.length && chunks.length < MAX_CHUNKS) {
    const size = file.readUInt32LE(at + 4)
    const first = at + CHUNK_HEADER_BYTES
    if (first + size > file.length) return undefined
    chunks.push({
      name: file.toString('latin1', at, at + 4),
      data: file.subarray(first, first + size),
    })
    at = first + size + (size % 2)
  }
  return at === file.length ? chunks : undefined
}

const FILE_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** Of a file of our encoder: its header, its profile, and its pixels. */
const MAX_CHUNKS = 3
/** Of the header: its flags. The rest is the size of the picture. */
const FLAG_BYTES = 4

/** Whether a file has the same chunks as one that is encoded here, with the same flags and profile. */
async function isLikeOurs(file: Buffer): Promise<boolean> {
  const opaque = createCanvas(1, 1)
  opaque.getContext('2d').fillRect(0, 0, 1, 1)
  const ours = chunksOf(await opaque.encode('webp', TEMPLATE_QUALITY))
  const chunks = file.toString('latin1', 8, 12) === 'WEBP' ? chunksOf(file) : undefined
  if (ours === undefined || chunks === undefined || chunks.length !== ours.length) return false
  return ours.every(({ name, data }, index) => {
    const other = chunks[index]
    if (other?.name !== name) return false
    if (name === 'ICCP') return data.equals(other.data)
    const hasFlags = name === 'VP8X'
    return !hasFlags || data.subarray(0, FLAG_BYTES).equals(other.data.subarray(0, FLAG_BYTES))
  })
}

function isOpaque(canvas: Canvas): boolean {
  const pixels = canvas.data()
  try {
    for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
    return true
  } finally {
    freeBytes(pixels)
  }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

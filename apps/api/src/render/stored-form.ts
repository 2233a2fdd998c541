/**
 * Recognizes files in the form that this server writes, so that they can be stored unchanged.
 *
 * Problem: decoding and encoding a lossy picture again changes it. But a stranger's file may be rotated,
 * have a color profile, or contain something else, and must be encoded again.
 * Approach: a file is accepted only if it has the structure of our encoder's files, with the same profile,
 * and can be decoded completely. Any other file, however valid, is not in this form.
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
  /** For a picture that moves: the number of frames, and their total time in ms. */
  readonly motion?: { readonly frames: number; readonly duration: number }
}

/**
 * Decodes a template's picture.
 *
 * @returns undefined if it is not in the form in which templates are stored
 */
export async function readStoredForm(bytes: Uint8Array): Promise<StoredForm | undefined> {
  // Checked before it takes memory: a file of 100 KB can be a picture of a gigabyte.
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
/** The chunks of our encoder's files: header, profile and pixels. */
const MAX_CHUNKS = 3
/** The flags in the header. The rest of it is the size of the picture. */
const FLAG_BYTES = 4

/** Whether a file has the same chunks, flags and profile as one encoded here. */
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

/**
 * A PNG that is already what Memesmith stores, found by its bytes.
 *
 * Encoding a decoded picture again costs as much as drawing the meme, and image models give PNGs as
 * large as wanted. Such a file needs nothing but its notes taken out: who made it, when and how.
 */
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import type { Rendered } from './rendered.ts'

const SIGNATURE_BYTES = 8
/** The signature and the IHDR chunk, which always comes first. */
const HEADER_BYTES = 33
/** A chunk's length, type and checksum. */
const CHUNK_FRAME_BYTES = 12

/** IHDR of eight bits, red, green and blue, no transparency, not interlaced. */
const PLAIN_HEADER = [8, 2, 0, 0, 0]
const PICTURE_CHUNKS = ['IHDR', 'IDAT', 'IEND']
/** Notes that change no pixel. Anything else may: a color profile, a rotation, transparency. */
const NOTE_CHUNKS = ['caBX', 'iTXt', 'pHYs', 'sRGB', 'tEXt', 'tIME', 'zTXt']

/**
 * @param file a picture of any type
 * @returns the same picture without notes; undefined when it would be stored smaller, or when its
 *   pixels are not written as they are seen
 */
export function plainPng(file: Uint8Array): Rendered | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (Math.max(width, height) > MAX_PIXEL_SIDE) return undefined
  if (PLAIN_HEADER.some((value, index) => bytes[24 + index] !== value)) return undefined
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (let offset = SIGNATURE_BYTES; offset + CHUNK_FRAME_BYTES <= bytes.length; ) {
    const end = offset + CHUNK_FRAME_BYTES + bytes.readUInt32BE(offset)
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    if (PICTURE_CHUNKS.includes(type)) kept.push(bytes.subarray(offset, end))
    else if (!NOTE_CHUNKS.includes(type)) return undefined
    if (type === 'IEND') return { width, height, png: Buffer.concat(kept) }
    offset = end
  }
  return undefined
}

/**
 * A PNG that is already what Memesmith stores, found by its bytes.
 *
 * Encoding a decoded picture again costs as much as drawing the meme, and image models give PNGs as
 * large as wanted. Such a file needs nothing but its notes taken out: who made it, when and how.
 */
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { pngChunks } from '@memesmith/png-encoder'
import type { Rendered } from './rendered.ts'

/** Width and height, which begin IHDR. */
const SIZE_BYTES = 8
/** The rest of IHDR: eight bits, red, green and blue, no transparency, not interlaced. */
const PLAIN = Buffer.of(8, 2, 0, 0, 0)
const PICTURE_CHUNKS = ['IHDR', 'IDAT', 'IEND']
/** Notes that change no pixel. Anything else may: a color profile, a rotation, transparency. */
const NOTE_CHUNKS = ['caBX', 'iTXt', 'pHYs', 'sRGB', 'tEXt', 'tIME', 'zTXt']

/**
 * @param file a picture of any type
 * @returns the same picture without notes; undefined when it would be stored smaller, or when its
 *   pixels are not written as they are seen
 */
export function plainPng(file: Uint8Array): Rendered | undefined {
  const [header] = pngChunks(file)
  if (header?.type !== 'IHDR' || header.data.length !== SIZE_BYTES + PLAIN.length) return undefined
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)]
  if (Math.max(width, height) > MAX_PIXEL_SIDE) return undefined
  if (!header.data.subarray(SIZE_BYTES).equals(PLAIN)) return undefined
  const kept = [file.subarray(0, header.start)]
  for (const { type, start, end } of pngChunks(file)) {
    if (PICTURE_CHUNKS.includes(type)) kept.push(file.subarray(start, end))
    else if (!NOTE_CHUNKS.includes(type)) return undefined
    if (type === 'IEND') return { width, height, png: Buffer.concat(kept) }
  }
  return undefined
}

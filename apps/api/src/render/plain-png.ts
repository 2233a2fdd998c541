/**
 * Recognizes a PNG that is already in the form that Memesmith stores.
 *
 * Encoding a decoded picture again costs as much as drawing the meme, and image models return PNGs
 * of the requested size. For such a file it is enough to remove metadata: author, time and tool.
 */
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { pngChunks } from '@memesmith/png-encoder'
import type { RenderedPicture } from './rendered-picture.ts'

/** Width and height, which start IHDR. */
const SIZE_BYTES = 8
/** The rest of IHDR: 8 bits per channel, RGB, no alpha, not interlaced. */
const PLAIN = Buffer.of(8, 2, 0, 0, 0)
const PICTURE_CHUNKS = ['IHDR', 'IDAT', 'IEND']
/** Metadata that affects no pixel. Other chunks may: a color profile, a rotation, transparency. */
const NOTE_CHUNKS = ['caBX', 'iTXt', 'pHYs', 'sRGB', 'tEXt', 'tIME', 'zTXt']

/**
 * @param file a picture of any type
 * @returns the same picture without metadata; undefined when it would have to be scaled, or when
 *   its pixels need to be decoded
 */
export function plainPng(file: Uint8Array): RenderedPicture | undefined {
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

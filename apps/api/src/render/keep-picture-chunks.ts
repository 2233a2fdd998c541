/**
 * Removes chunks that are not needed to decode a PNG.
 *
 * Problem: text chunks are compressed, and the decoder inflates all of them: 1200 that inflate to 8
 * MB each took four seconds.
 * Approach: only chunks that affect pixels are kept: the picture, its palette and transparency, its
 * colors and orientation. A color profile is compressed too, so only one of a usual size is kept.
 * Limits: an animation becomes its default image.
 */

import { pngChunks } from '@memesmith/png-encoder'

const SIGNATURE_BYTES = 8
const PICTURE = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
/** At most one of each, with this maximum length in bytes. */
const COLORS = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf']
const MAX_COLOR_BYTES = 1024 * 1024

/**
 * @param bytes a file that passed `inspectImage`; a PNG is changed in place
 * @returns the used part of the same memory; all of it for other formats
 */
export function keepPictureChunks(bytes: Uint8Array): Uint8Array {
  const seen = new Set<string>()
  let kept = 0
  for (const { type, start, end } of pngChunks(bytes)) {
    kept ||= SIGNATURE_BYTES
    const isColor = COLORS.includes(type) && !seen.has(type) && end - start <= MAX_COLOR_BYTES
    seen.add(type)
    if (!isColor && !PICTURE.includes(type)) continue
    bytes.copyWithin(kept, start, end)
    kept += end - start
  }
  return kept === 0 ? bytes : bytes.subarray(0, kept)
}

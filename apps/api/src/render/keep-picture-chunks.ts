/**
 * A PNG without the chunks that no picture needs.
 *
 * Problem: texts are compressed, and the decoder inflates every one of them: 1200 that inflate to 8 MB
 * each took four seconds.
 * Approach: only what changes pixels is left for the decoder: the picture, its palette and transparency,
 * its colors and how it was held. A color profile is compressed too, so there is one of a usual size.
 * Limits: of an animation the picture is left that programs show which know no animations.
 */

import { pngChunks } from '@memesmith/png-encoder'

const SIGNATURE_BYTES = 8
const PICTURE = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
/** Any of these once, and no longer than this. */
const COLORS = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf']
const MAX_COLOR_BYTES = 1024 * 1024

/**
 * @param bytes a file that `inspectImage` has let through; a PNG is changed in place
 * @returns the part of the memory that is left; all of it for other formats
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

import { MAX_DENSITY, MAX_MEME_SIDE, MAX_PIXEL_SIDE } from './defaults.ts'

/**
 * The size of a meme.
 *
 * The specification's lengths are *meme pixels*. A meme's longer side is the picture's, but at most
 * 640 meme pixels. A larger picture is drawn at a higher density, so a font size of 32 looks the
 * same on an icon and on a 12-megapixel photo, and large pictures stay sharp.
 */
export interface MemeSize {
  /** Meme pixels; the shorter side may be fractional. */
  readonly width: number
  readonly height: number
  /** Device pixels per meme pixel, 1 to 2. */
  readonly density: number
  /** Device pixels, whole: the size of the canvas and of the PNG. */
  readonly pixelWidth: number
  readonly pixelHeight: number
}

/**
 * Computes the size of the meme for a picture. A picture is never scaled up. Its longer side is
 * scaled down to 1280 device pixels.
 *
 * @param sourceWidth pixels, an integer from 1
 * @param sourceHeight pixels, an integer from 1
 * @throws RangeError if a side is not an integer from 1
 */
export function memeSize(sourceWidth: number, sourceHeight: number): MemeSize {
  for (const side of [sourceWidth, sourceHeight]) {
    if (!Number.isSafeInteger(side) || side < 1) {
      throw new RangeError(`expected a picture side of at least 1 pixel, got ${side}`)
    }
  }
  const longer = Math.max(sourceWidth, sourceHeight)
  const shrink = Math.min(1, MAX_PIXEL_SIDE / longer)
  const pixelWidth = Math.max(1, Math.round(sourceWidth * shrink))
  const pixelHeight = Math.max(1, Math.round(sourceHeight * shrink))
  const density = Math.min(MAX_DENSITY, Math.max(1, longer / MAX_MEME_SIDE))
  return {
    width: pixelWidth / density,
    height: pixelHeight / density,
    density,
    pixelWidth,
    pixelHeight,
  }
}

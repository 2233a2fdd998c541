import { checkFrame } from './check-document.ts'
import { cropOf, isOnItsSide } from './crop-of.ts'
import { MAX_DENSITY, MAX_MEME_SIDE, MAX_PIXEL_SIDE } from './defaults.ts'
import type { Frame } from './types.ts'

/**
 * The size of a meme.
 *
 * The specification's lengths are *meme pixels*. A meme's longer side is the picture's, but at most
 * 640 meme pixels. A larger picture is drawn at a higher density, so a font size of 32 looks the
 * same on an icon and on a 12-megapixel photo, and large pictures stay sharp.
 */
export interface MemeSize {
  /** Of the picture without its bars, in meme pixels; the shorter side may be fractional. */
  readonly width: number
  readonly height: number
  /** Device pixels per meme pixel, 1 to 2. */
  readonly density: number
  /** Device pixels, whole: the size of the canvas and of the PNG, with its bars. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Device pixels, whole, of the bars above and below the picture. */
  readonly above: number
  readonly below: number
}

/**
 * Computes the size of the meme for a picture, without bars: `layoutMeme` adds those, because they are
 * as high as their words need. A picture is never scaled up. Its longer side is
 * scaled down to 1280 device pixels.
 *
 * @param sourceWidth pixels, an integer from 1
 * @param sourceHeight pixels, an integer from 1
 * @param frame of the document; undefined for the whole picture
 * @throws RangeError if a side is not an integer from 1, or the frame can't be drawn
 */
export function memeSize(sourceWidth: number, sourceHeight: number, frame?: Frame): MemeSize {
  const { width, height } = framedSize(sourceWidth, sourceHeight, frame)
  const longer = Math.max(width, height)
  const shrink = Math.min(1, MAX_PIXEL_SIDE / longer)
  const pixelWidth = Math.max(1, Math.round(width * shrink))
  const pixelHeight = Math.max(1, Math.round(height * shrink))
  const density = Math.min(MAX_DENSITY, Math.max(1, longer / MAX_MEME_SIDE))
  return {
    width: pixelWidth / density,
    height: pixelHeight / density,
    density,
    pixelWidth,
    pixelHeight,
    above: 0,
    below: 0,
  }
}

/**
 * The size of a picture in its own pixels after cropping and turning, before it is scaled.
 *
 * @throws RangeError as `memeSize` does
 */
export function framedSize(
  sourceWidth: number,
  sourceHeight: number,
  frame?: Frame,
): { readonly width: number; readonly height: number } {
  for (const side of [sourceWidth, sourceHeight]) {
    if (!Number.isSafeInteger(side) || side < 1) {
      throw new RangeError(`expected a picture side of at least 1 pixel, got ${side}`)
    }
  }
  if (frame === undefined) return { width: sourceWidth, height: sourceHeight }
  checkFrame(frame)
  const { width, height } = cropOf(frame, sourceWidth, sourceHeight)
  return isOnItsSide(frame) ? { width: height, height: width } : { width, height }
}

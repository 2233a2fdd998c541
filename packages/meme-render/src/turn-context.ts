import { SLANT } from './defaults.ts'
import { directionOf, exactRotation } from './exact-rotation.ts'
import type { Bounds } from './meme-layout.ts'
import type { Context2D } from './types.ts'

/**
 * Moves the context's origin to the center of these bounds, and scales and rotates it around that.
 *
 * The matrix is computed here and set at once: canvases multiply matrices with different precision,
 * so a chain of calls would round differently.
 *
 * @param density device pixels per meme pixel
 * @param flipped whether to mirror what is drawn, left to right
 */
export function centerOn<Image>(
  context: Context2D<Image>,
  { left, top, width, height, degrees }: Bounds,
  density: number,
  flipped: boolean,
): void {
  const [cosine, sine] = directionOf(degrees)
  const across = flipped ? -density : density
  context.setTransform(
    across * cosine,
    across * sine,
    -density * sine,
    density * cosine,
    density * (left + width / 2),
    density * (top + height / 2),
  )
}

/** Where the origin of what is drawn is in the context's coordinates. */
type Place = (x: number, y: number, by?: number) => { readonly x: number; readonly y: number }

/**
 * Scales and rotates the context so that text is drawn turned with these bounds around their center.
 * The matrix moves nothing, so that its inverse is exact: see `exactRotation`.
 *
 * @param density device pixels per meme pixel
 * @param more degrees by which the text is turned around its own place, and whether it is slanted
 * @returns the context's coordinates of a place in the unturned bounds, moved to the left of the
 *   picture by a third number; all in meme pixels
 */
export function turnWith<Image>(
  context: Context2D<Image>,
  { left, top, width, height, degrees }: Bounds,
  density: number,
  more: { readonly degrees?: number; readonly isSlanted?: boolean } = {},
): Place {
  const [a, b] = exactRotation(degrees, density)
  const isBent = more.degrees !== undefined && more.degrees !== 0
  const [cosine, sine] = isBent ? exactRotation(degrees + (more.degrees ?? 0), density) : [a, b]
  const slant = more.isSlanted ? SLANT : 0
  if (slant === 0) context.setTransform(cosine, sine, -sine, cosine, 0, 0)
  else context.setTransform(cosine, sine, -sine - slant * cosine, cosine - slant * sine, 0, 0)
  const [centerX, centerY] = [left + width / 2, top + height / 2]
  const scale = density / (cosine * cosine + sine * sine)
  const placeUpright: Place = (x, y, by = 0) => {
    const across = centerX - by
    if (!isBent) {
      return {
        x: x - centerX + scale * (cosine * across + sine * centerY),
        y: y - centerY + scale * (cosine * centerY - sine * across),
      }
    }
    const [u, v] = [x - centerX, y - centerY]
    const [deviceX, deviceY] = [
      across + (a * u - b * v) / density,
      centerY + (b * u + a * v) / density,
    ]
    return {
      x: scale * (cosine * deviceX + sine * deviceY),
      y: scale * (cosine * deviceY - sine * deviceX),
    }
  }
  if (slant === 0) return placeUpright
  return (x, y, by) => {
    const upright = placeUpright(x, y, by)
    return { x: upright.x + slant * upright.y, y: upright.y }
  }
}

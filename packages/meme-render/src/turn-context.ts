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

/**
 * Scales and rotates the context so that text is drawn turned with these bounds around their center.
 * The matrix moves nothing, so that its inverse is exact: see `exactRotation`.
 *
 * @param density device pixels per meme pixel
 * @returns the context's coordinates of a place in the unturned bounds, moved to the left of the
 *   picture by a third number; all in meme pixels
 */
export function turnWith<Image>(
  context: Context2D<Image>,
  { left, top, width, height, degrees }: Bounds,
  density: number,
): (x: number, y: number, by?: number) => { readonly x: number; readonly y: number } {
  const [cosine, sine] = exactRotation(degrees, density)
  context.setTransform(cosine, sine, -sine, cosine, 0, 0)
  const [centerX, centerY] = [left + width / 2, top + height / 2]
  const scale = density / (cosine * cosine + sine * sine)
  return (x, y, by = 0) => {
    const across = centerX - by
    return {
      x: x - centerX + scale * (cosine * across + sine * centerY),
      y: y - centerY + scale * (cosine * centerY - sine * across),
    }
  }
}

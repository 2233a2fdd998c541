import { directionOf, exactRotation } from './exact-rotation.ts'
import type { Bounds } from './meme-layout.ts'
import type { Context2D } from './types.ts'

/**
 * Moves the context's origin to the center of these bounds, and rotates the context around it.
 *
 * The matrix is computed here and set at once: canvases multiply matrices with different precision,
 * so a chain of calls would round differently.
 *
 * @param density device pixels per meme pixel, by which the context is scaled already
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
 * Rotates the context so that text is drawn turned with these bounds around their center. The
 * matrix moves nothing, so that its inverse is exact: see `exactRotation`.
 *
 * @param density device pixels per meme pixel, by which the context is scaled already
 * @returns what to add to the coordinates of the text, in meme pixels
 */
export function turnWith<Image>(
  context: Context2D<Image>,
  { left, top, width, height, degrees }: Bounds,
  density: number,
): { readonly x: number; readonly y: number } {
  const [cosine, sine] = exactRotation(degrees, density)
  context.setTransform(cosine, sine, -sine, cosine, 0, 0)
  const [x, y] = [left + width / 2, top + height / 2]
  const scale = density / (cosine * cosine + sine * sine)
  return { x: scale * (cosine * x + sine * y) - x, y: scale * (cosine * y - sine * x) - y }
}

import type { Bounds } from './meme-layout.ts'
import type { Context2D } from './types.ts'

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Moves the context's origin to the center of these bounds, and rotates the context around it.
 *
 * The matrix is computed here and set at once: canvases multiply matrices with different precision,
 * so a chain of calls would round differently.
 *
 * @param density device pixels per meme pixel, by which the context is scaled already
 * @param flipped whether to mirror what is drawn, left to right
 * @param away how far left of that everything is drawn, in device pixels
 * @returns the new origin in meme pixels; subtract it from the coordinates of what is drawn
 */
export function centerOn<Image>(
  context: Context2D<Image>,
  { left, top, width, height, degrees }: Bounds,
  density: number,
  flipped = false,
  away = 0,
): { readonly x: number; readonly y: number } {
  const [cosine, sine] = directionOf(degrees)
  const center = { x: left + width / 2, y: top + height / 2 }
  const across = flipped ? -density : density
  context.setTransform(
    across * cosine,
    across * sine,
    -density * sine,
    density * cosine,
    density * center.x - away,
    density * center.y,
  )
  return center
}

/** Cosine and sine of an angle, exact at right angles. */
function directionOf(degrees: number): readonly [cosine: number, sine: number] {
  const positive = ((degrees % 360) + 360) % 360
  const quarter = QUARTERS[positive / 90]
  if (quarter !== undefined) return quarter
  const radians = (positive * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

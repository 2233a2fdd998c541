import type { CaptionLayout } from './layout-meme.ts'
import type { Context2D } from './types.ts'

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Rotates the context around a point, which becomes its origin.
 *
 * The matrix is computed here and set at once: canvases multiply matrices with different precision,
 * so a chain of calls would round differently.
 *
 * @param density device pixels per meme pixel, by which the context is scaled already
 * @returns the new origin in meme pixels; subtract it from the coordinates of what is drawn
 */
export function applyTurn<Image>(
  context: Context2D<Image>,
  turn: CaptionLayout['turn'],
  density: number,
): { readonly x: number; readonly y: number } {
  if (turn === undefined) return { x: 0, y: 0 }
  const [cosine, sine] = directionOf(turn.degrees)
  context.setTransform(
    density * cosine,
    density * sine,
    -density * sine,
    density * cosine,
    density * turn.x,
    density * turn.y,
  )
  return turn
}

/** Cosine and sine of an angle, exact at right angles. */
function directionOf(degrees: number): readonly [cosine: number, sine: number] {
  const positive = ((degrees % 360) + 360) % 360
  const quarter = QUARTERS[positive / 90]
  if (quarter !== undefined) return quarter
  const radians = (positive * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

import type { Point } from '../geometry.ts'
import type { Context } from '../paint.ts'

/**
 * Adds points to the current path: straight, or as a smooth curve (Catmull–Rom, so that the curve
 * passes through every point and a chart stays true to its data).
 */
export function tracePoints(
  context: Context,
  points: readonly Point[],
  options: { smooth: boolean; closed: boolean },
): void {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = options.closed
      ? (index + count) % count
      : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  context.moveTo(...at(0))
  const segments = options.closed ? count : count - 1
  for (let index = 0; index < segments; index++) {
    const [from, to] = [at(index), at(index + 1)]
    if (!options.smooth) {
      context.lineTo(...to)
      continue
    }
    const [before, after] = [at(index - 1), at(index + 2)]
    context.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    )
  }
}

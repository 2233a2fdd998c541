/** Smooth lines through points that were drawn by hand. */

/** A place in meme pixels, and how hard the pen was pressed there, 0 to 1. */
export interface InkPoint {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

/** Pieces of the curve between two points. */
const PIECES = 6

/**
 * Points on the centripetal Catmull-Rom spline through some points (Yuksel, Schaefer and Keyser,
 * Parameterization and applications of Catmull-Rom curves, 2011): it has neither loops nor cusps between
 * them, however unevenly they lie. It is computed with Barry and Goldman's pyramid, and with square roots
 * alone, which are the same on every machine.
 */
export function smoothLine(points: readonly InkPoint[]): readonly InkPoint[] {
  const apart = points.filter((point, index) => !isSame(point, points[index - 1]))
  const [first, second] = apart
  if (first === undefined || second === undefined) return apart
  const smooth: InkPoint[] = [first]
  for (let index = 0; index + 1 < apart.length; index += 1) {
    const [b, c] = [apart[index] ?? first, apart[index + 1] ?? second]
    // Beyond its ends, the line goes on as it is.
    const a = apart[index - 1] ?? mirror(c, b)
    const d = apart[index + 2] ?? mirror(b, c)
    const t1 = gap(a, b)
    const t2 = t1 + gap(b, c)
    const t3 = t2 + gap(c, d)
    for (let piece = 1; piece < PIECES; piece += 1) {
      const t = t1 + ((t2 - t1) * piece) / PIECES
      const [ab, bc, cd] = [
        mix(a, b, t / t1),
        mix(b, c, (t - t1) / (t2 - t1)),
        mix(c, d, (t - t2) / (t3 - t2)),
      ]
      smooth.push(mix(mix(ab, bc, t / t2), mix(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1)))
    }
    smooth.push(c)
  }
  return smooth
}

const isSame = (a: InkPoint, b: InkPoint | undefined): boolean => a.x === b?.x && a.y === b.y

/** The square root of their distance. */
const gap = (a: InkPoint, b: InkPoint): number =>
  Math.sqrt(Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)))

const mirror = (a: InkPoint, center: InkPoint): InkPoint => ({
  x: 2 * center.x - a.x,
  y: 2 * center.y - a.y,
  pressure: center.pressure,
})

const mix = (a: InkPoint, b: InkPoint, share: number): InkPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  pressure: a.pressure + (b.pressure - a.pressure) * share,
})

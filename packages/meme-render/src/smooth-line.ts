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
    // Beyond its ends, the line goes straight on.
    const a = apart[index - 1] ?? mirror(c, b)
    const d = apart[index + 2] ?? mirror(b, c)
    const t1 = gap(a, b)
    const t2 = t1 + gap(b, c)
    const t3 = t2 + gap(c, d)
    for (let piece = 1; piece < PIECES; piece += 1) {
      const t = t1 + ((t2 - t1) * piece) / PIECES
      const shares: Shares = [
        t / t1,
        (t - t1) / (t2 - t1),
        (t - t2) / (t3 - t2),
        t / t2,
        (t - t1) / (t3 - t1),
      ]
      smooth.push({
        x: pyramid(a.x, b.x, c.x, d.x, shares),
        y: pyramid(a.y, b.y, c.y, d.y, shares),
        pressure: pyramid(a.pressure, b.pressure, c.pressure, d.pressure, shares),
      })
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

/** How far a place is between two points: three times at the foot of the pyramid, then twice, then as the second. */
type Shares = readonly [ab: number, bc: number, cd: number, abc: number, bcd: number]

/** One coordinate of the curve: numbers alone, because a drawing has thousands of places. */
function pyramid(a: number, b: number, c: number, d: number, shares: Shares): number {
  const ab = mix(a, b, shares[0])
  const bc = mix(b, c, shares[1])
  const cd = mix(c, d, shares[2])
  return mix(mix(ab, bc, shares[3]), mix(bc, cd, shares[4]), shares[1])
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

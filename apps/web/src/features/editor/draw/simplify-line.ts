/** A place, and how hard the pen was pressed there, 0 to 1. Lengths are meme pixels. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

/** A change of the pressure counts as this way, in meme pixels. */
const PRESSURE_WAY = 6

/**
 * The points of a line without those that hardly change it (Ramer, 1972; Douglas and Peucker, 1973).
 *
 * @param tolerance how far a point that is left out may be from the line, in meme pixels
 * @param most points that are kept; the tolerance grows until they are enough
 */
export function simplifyLine(
  points: readonly DrawnPoint[],
  tolerance: number,
  most: number,
): readonly DrawnPoint[] {
  const kept = keep(points, tolerance)
  return kept.length <= Math.max(2, most) ? kept : simplifyLine(points, tolerance * 1.5, most)
}

function keep(points: readonly DrawnPoint[], tolerance: number): readonly DrawnPoint[] {
  if (points.length < 3) return points
  const isKept = new Uint8Array(points.length)
  isKept[0] = 1
  isKept[points.length - 1] = 1
  // A stack instead of recursion: a line may have thousands of points.
  const spans: (readonly [first: number, last: number])[] = [[0, points.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span
    const [start, end] = [points[first], points[last]]
    if (start === undefined || end === undefined) continue
    let [farthest, most] = [-1, tolerance]
    for (let index = first + 1; index < last; index += 1) {
      const point = points[index]
      const away = point === undefined ? 0 : distance(point, start, end)
      if (away > most) [farthest, most] = [index, away]
    }
    if (farthest < 0) continue
    isKept[farthest] = 1
    spans.push([first, farthest], [farthest, last])
  }
  return points.filter((_, index) => isKept[index] === 1)
}

/** The distance of a point from a part of a line. */
export function distance(point: DrawnPoint, start: DrawnPoint, end: DrawnPoint): number {
  // Numbers alone: a line that is drawn asks for thousands of distances.
  const [wayX, wayY] = [end.x - start.x, end.y - start.y]
  const wayZ = PRESSURE_WAY * (end.pressure - start.pressure)
  const [fromX, fromY] = [point.x - start.x, point.y - start.y]
  const fromZ = PRESSURE_WAY * (point.pressure - start.pressure)
  const length = wayX * wayX + wayY * wayY + wayZ * wayZ
  const along = wayX * fromX + wayY * fromY + wayZ * fromZ
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
  return Math.hypot(fromX - share * wayX, fromY - share * wayY, fromZ - share * wayZ)
}

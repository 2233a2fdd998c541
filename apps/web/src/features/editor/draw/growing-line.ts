import { MAX_STROKE_POINTS } from '@memesmith/meme-render'
import { type DrawnPoint, simplifyLine } from './simplify-line.ts'

/** How far the kept line may be from the drawn one, in meme pixels. */
const TOLERANCE = 0.6
/** The points of one that is done. */
const MOST_POINTS = MAX_STROKE_POINTS / 2
/** While it grows it may have more, so that the whole line is simplified seldom. */
const MOST_GROWING = MAX_STROKE_POINTS - 100
/** So many new points are simplified anew with each movement. Those before stay as they are. */
const FRESH_POINTS = 32

/** A line that is being drawn. Its beginning does not change while it grows, so only its end is drawn again. */
export interface GrowingLine {
  /** Simplified points. The first of the fresh points is the last of these. */
  readonly settled: readonly DrawnPoint[]
  readonly fresh: readonly DrawnPoint[]
}

export const lineFrom = (point: DrawnPoint): GrowingLine => ({ settled: [], fresh: [point] })

/** The line with further points. */
export function withPoints(
  { settled, fresh }: GrowingLine,
  points: readonly DrawnPoint[],
): GrowingLine {
  const more = [...fresh, ...points]
  const last = more.at(-1)
  if (more.length <= FRESH_POINTS || last === undefined) return { settled, fresh: more }
  const longer = joined(settled, simplifyLine(more, TOLERANCE, MOST_POINTS))
  return {
    settled: longer.length <= MOST_GROWING ? longer : simplifyLine(longer, TOLERANCE, MOST_POINTS),
    fresh: [last],
  }
}

/** The points to show while the line grows. */
export const pointsOfGrowing = ({ settled, fresh }: GrowingLine): readonly DrawnPoint[] =>
  joined(settled, simplifyLine(fresh, TOLERANCE, MOST_POINTS))

/** The points to keep. */
export function pointsOfDone(line: GrowingLine): readonly DrawnPoint[] {
  const points = pointsOfGrowing(line)
  return points.length <= MOST_POINTS ? points : simplifyLine(points, TOLERANCE, MOST_POINTS)
}

/** The first point of the second part is the last one of the first, if that has any. */
const joined = (
  settled: readonly DrawnPoint[],
  fresh: readonly DrawnPoint[],
): readonly DrawnPoint[] => [...settled, ...(settled.length > 0 ? fresh.slice(1) : fresh)]

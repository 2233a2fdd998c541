/**
 * The pixels that a brush touches.
 *
 * Problem: both sides must hide the same pixels, and every one that the brush touches.
 * Approach: the brush is round, and goes straight from one point to the next. Its points and its radius are
 * rounded to sixteenths of a pixel; what it touches of a row between two points has no gap. All numbers are
 * whole and below 2^53, or square roots, which are the same on every machine.
 */
import { type CoverArea, inside, type Span, SUBPIXELS } from './cover-area.ts'
import { partsOf } from './draw-stroke.ts'
import type { Brush } from './types.ts'

/** From the middle of a pixel to its corner, in subpixels. */
const CORNER = Math.ceil((SUBPIXELS / 2) * Math.SQRT2)

/** In subpixels. */
type Place = readonly [x: number, y: number]

/**
 * @param area of the brush's box, out of which it does not reach
 * @returns the touched pixels of a row of the area
 */
export function brushSpans(brush: Brush, area: CoverArea): (y: number) => readonly Span[] {
  const { width, height } = area
  const reach = Math.round((brush.width * area.sides[0] * SUBPIXELS) / 2) + CORNER
  // How many lines of the brush begin or end at a pixel.
  const changes = new Int16Array((width + 1) * height)
  for (const [from, to] of linesOf(brush, area)) {
    const middle = SUBPIXELS / 2
    const rowOf = (y: number) => Math.floor((y - middle) / SUBPIXELS) - area.top
    const first = Math.max(0, rowOf(Math.min(from[1], to[1]) - reach))
    const last = Math.min(height - 1, rowOf(Math.max(from[1], to[1]) + reach) + 1)
    const touches = touchedBy(from, to, reach)
    for (let row = first; row <= last; row += 1) {
      const y = (area.top + row) * SUBPIXELS + middle
      const [start, end] = touches(area.left * SUBPIXELS + middle, y)
      const [begin, stop] = [Math.max(0, start), Math.min(width, end)]
      if (stop <= begin) continue
      const at = row * (width + 1)
      changes[at + begin] = (changes[at + begin] ?? 0) + 1
      changes[at + stop] = (changes[at + stop] ?? 0) - 1
    }
  }
  return (row) => {
    const [least, most] = area.row(row)
    const spans: Span[] = []
    let lines = 0
    let begin = -1
    for (let x = 0; x <= width; x += 1) {
      lines += changes[row * (width + 1) + x] ?? 0
      if (lines > 0 && begin < 0) begin = x
      if (lines > 0 || begin < 0) continue
      const span = [Math.max(least, begin), Math.min(most, x)] as const
      if (span[1] > span[0]) spans.push(span)
      begin = -1
    }
    return spans
  }
}

/** The straight lines of a brush; of a dot, one from it to itself. */
function linesOf({ points }: Brush, area: CoverArea): readonly (readonly [Place, Place])[] {
  return partsOf(points).flatMap((part) => {
    const places = part.map(([x = 0, y = 0]) => area.subpixelsOf(x, y))
    return places.flatMap((place, index): [Place, Place][] => {
      const next = places[index + 1]
      if (next !== undefined) return [[place, next]]
      return index === 0 ? [[place, place]] : []
    })
  })
}

/** What is touched of the row at `y`, in whole pixels from the one whose middle is at `x`. */
function touchedBy(from: Place, to: Place, reach: number): (x: number, y: number) => Span {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy
  const across = Math.ceil(reach * Math.sqrt(squared)) + 1
  return (x, y) => {
    const [left, top] = [x - from[0], y - from[1]]
    const spans = [atEnd(from, reach, x, y), atEnd(to, reach, x, y)]
    if (squared > 0) {
      const [a, b] = inside(left * dy - top * dx, SUBPIXELS * dy, across)
      const [c, d] = inside(2 * (left * dx + top * dy) - squared, 2 * SUBPIXELS * dx, squared + 1)
      spans.push([Math.max(a, c), Math.min(b, d)])
    }
    const some = spans.filter(([first, end]) => end > first)
    return [Math.min(...some.map(([first]) => first)), Math.max(...some.map(([, end]) => end))]
  }
}

/** The same of the circle around an end. */
function atEnd([centerX, centerY]: Place, reach: number, x: number, y: number): Span {
  const down = y - centerY
  if (Math.abs(down) > reach) return [0, 0]
  const half = Math.floor(Math.sqrt(reach * reach - down * down))
  return inside(x - centerX, SUBPIXELS, half + 1)
}

/**
 * Draws what was drawn by hand.
 *
 * Problem: canvases draw curves in their own ways: the edges of ellipses differ.
 * Approach: every curve becomes short straight lines here, in device pixels. Measured: polygons and thick
 * lines of them have the same pixels on both sides, 60 of 60. A line of varying width is filled as
 * one area, so that a transparent line has no seams.
 */
import { HIGHLIGHTER_OPACITY, MIN_STROKE_OUTLINE, STROKE_OUTLINE_SHARE } from './defaults.ts'
import { directionOf } from './exact-rotation.ts'
import type { StrokeLayout } from './meme-layout.ts'
import { type InkPoint, smoothLine } from './smooth-line.ts'
import type { Context2D, StrokePoint } from './types.ts'

/** A line in device pixels. */
export interface StrokeLine {
  readonly points: readonly InkPoint[]
  readonly isClosed: boolean
}

/** The width of a pen that is not pressed, as a share of its width. */
const LIGHTEST = 0.25
/** The sides of an ellipse, and of the ends of a line that was pressed unevenly. */
const ELLIPSE_SIDES = 96
const END_SIDES = 16

/** @param density device pixels per meme pixel */
export function drawStroke<Image>(
  context: Context2D<Image>,
  stroke: StrokeLayout,
  density: number,
): void {
  const { kind, color, outlineColor } = stroke
  const lines = strokeLines(stroke, density)
  const width = stroke.width * density
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const outline = outlineOf(stroke, density)
  if (kind === 'highlighter') context.globalAlpha = HIGHLIGHTER_OPACITY
  else if (outlineColor !== undefined) drawLines(context, lines, outlineColor, width, 2 * outline)
  drawLines(context, lines, color, width, 0)
}

/** The width of a stroke's outline at one side, in device pixels. */
const outlineOf = ({ kind, outlineColor, width }: StrokeLayout, density: number): number =>
  outlineColor === undefined || kind === 'highlighter'
    ? 0
    : Math.max(MIN_STROKE_OUTLINE * density, STROKE_OUTLINE_SHARE * (width * density))

/** How far a stroke reaches out of its lines, with its smoothed edges, in device pixels. */
export const strokeReach = (stroke: StrokeLayout, density: number): number =>
  (stroke.width * density) / 2 + outlineOf(stroke, density) + 1

function drawLines<Image>(
  context: Context2D<Image>,
  lines: readonly StrokeLine[],
  color: string,
  width: number,
  more: number,
): void {
  context.strokeStyle = color
  context.fillStyle = color
  context.beginPath()
  if (lines.some(isUneven)) {
    for (const { points } of lines) unevenLine(context, points, width, more)
    context.fill()
    return
  }
  context.lineWidth = width + more
  for (const { points, isClosed } of lines) {
    points.forEach(({ x, y }, index) => {
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    const [only] = points
    // A dot.
    if (points.length === 1 && only !== undefined) context.lineTo(only.x, only.y)
    if (isClosed) context.closePath()
  }
  context.stroke()
}

const isUneven = ({ points }: StrokeLine): boolean => points.some(({ pressure }) => pressure !== 1)

/** Whether a stroke was pressed unevenly: then a circle is drawn at each place of its lines. */
export const isPressedUnevenly = ({ points }: Pick<StrokeLayout, 'points'>): boolean =>
  points.some(([, , pressure = 1]) => pressure !== 1)

/** The area that a pen touches, with circles at the points. All parts have the same direction. */
function unevenLine<Image>(
  context: Context2D<Image>,
  points: readonly InkPoint[],
  width: number,
  more: number,
): void {
  const radiusAt = ({ pressure }: InkPoint) =>
    (width * (LIGHTEST + (1 - LIGHTEST) * pressure) + more) / 2
  points.forEach((point, index) => {
    const radius = radiusAt(point)
    const ends = CIRCLE.map(([x, y]) => ({ x: point.x + radius * x, y: point.y + radius * y }))
    area(context, ends)
    const next = points[index + 1]
    if (next === undefined) return
    const [dx, dy] = [next.x - point.x, next.y - point.y]
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length === 0) return
    const [a, b] = [radius / length, radiusAt(next) / length]
    area(context, [
      { x: point.x + a * dy, y: point.y - a * dx },
      { x: next.x + b * dy, y: next.y - b * dx },
      { x: next.x - b * dy, y: next.y + b * dx },
      { x: point.x - a * dy, y: point.y + a * dx },
    ])
  })
}

function area<Image>(
  context: Context2D<Image>,
  corners: readonly { readonly x: number; readonly y: number }[],
): void {
  corners.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(Math.fround(x), Math.fround(y))
    else context.lineTo(Math.fround(x), Math.fround(y))
  })
  context.closePath()
}

const circle = (sides: number) =>
  Array.from({ length: sides }, (_, side) => directionOf((360 * side) / sides))
const CIRCLE = circle(END_SIDES)
const ELLIPSE = circle(ELLIPSE_SIDES)

/** The last lines of strokes: an editor draws the same ones again with every letter that is typed. */
const knownLines = new WeakMap<
  StrokeLayout,
  { readonly density: number; readonly lines: readonly StrokeLine[] }
>()

/** The lines of a stroke in device pixels; of a pen, one for each time that it was put down. */
export function strokeLines(stroke: StrokeLayout, density: number): readonly StrokeLine[] {
  const known = knownLines.get(stroke)
  if (known?.density === density) return known.lines
  const lines = computeLines(stroke, density)
  knownLines.set(stroke, { density, lines })
  return lines
}

function computeLines(
  { kind, points, bounds, width }: StrokeLayout,
  density: number,
): readonly StrokeLine[] {
  const [cosine, sine] = directionOf(bounds.degrees)
  const [across, down] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
  /** A place in meme pixels from the middle of the box, in device pixels. */
  const place = ({ x, y, pressure }: InkPoint): InkPoint => ({
    x: Math.fround(density * (across + cosine * x - sine * y)),
    y: Math.fround(density * (down + sine * x + cosine * y)),
    pressure,
  })
  const inBox = ([x = 0, y = 0, pressure = 1]: StrokePoint): InkPoint => ({
    x: (x - 0.5) * bounds.width,
    y: (y - 0.5) * bounds.height,
    pressure,
  })
  const line = (some: readonly InkPoint[], isClosed = false): StrokeLine => ({
    points: some.map(place),
    isClosed,
  })
  switch (kind) {
    case 'box':
      return [
        line(
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ].map(inBox),
          true,
        ),
      ]
    case 'ellipse':
      return [
        line(
          ELLIPSE.map(([x, y]) => inBox([0.5 + x / 2, 0.5 + y / 2])),
          true,
        ),
      ]
    case 'pen':
    case 'highlighter':
      return partsOf(points).map((part) => line(smoothLine(part.map(inBox))))
    default: {
      const [start, end] = [points[0], points.at(-1)]
      if (start === undefined || end === undefined) return []
      const [from, to] = [inBox([start[0] ?? 0, start[1] ?? 0]), inBox([end[0] ?? 0, end[1] ?? 0])]
      const shaft = line([from, to])
      return kind === 'line' ? [shaft] : [shaft, line(headOf(from, to, width))]
    }
  }
}

/** Size of an arrow's head, in widths of its line, and at least so many meme pixels. */
const HEAD_WIDTHS = 3.5
const MIN_HEAD = 12
/** Of the arrow's length, at most. */
const HEAD_SHARE = 0.6

/** The two sides of an arrow's head. */
function headOf(from: InkPoint, to: InkPoint, width: number): readonly InkPoint[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return [to]
  const share = Math.min(HEAD_SHARE, Math.max(MIN_HEAD, HEAD_WIDTHS * width) / length)
  const side = (turn: number): InkPoint => ({
    x: to.x - share * (dx - 0.7 * turn * dy),
    y: to.y - share * (dy + 0.7 * turn * dx),
    pressure: 1,
  })
  return [side(1), to, side(-1)]
}

/** The points between which the pen was lifted. */
export function partsOf(points: readonly StrokePoint[]): readonly (readonly StrokePoint[])[] {
  const parts: StrokePoint[][] = [[]]
  for (const point of points) {
    if (point.length === 0) parts.push([])
    else parts.at(-1)?.push(point)
  }
  return parts.filter((part) => part.length > 0)
}

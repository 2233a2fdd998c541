/**
 * The pixels that a turned box touches.
 *
 * Problem: both sides must hide the same pixels, and every one that the box touches, but canvases
 * smooth the edges of a turned box in their own ways.
 * Approach: the box is rounded to sixteenths of a pixel, and its direction to a 16,384th. From there on
 * all numbers are whole, and below 2^53: they are exact on every machine.
 */
import { directionOf } from './exact-rotation.ts'
import type { Bounds } from './meme-layout.ts'

/** Part of a canvas, in device pixels. */
export interface CoverArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The box's sides, in whole device pixels. */
  readonly sides: readonly [width: number, height: number]
  /** The touched pixels of a row of the area. */
  row(y: number): Span
  /** A place in fractions of the box, in whole subpixels of the canvas. */
  subpixelsOf(x: number, y: number): readonly [x: number, y: number]
}

/** Pixels of a row of an area: from the first to before the end. */
export type Span = readonly [first: number, end: number]

/** Parts of a pixel, and of the length of a direction. */
export const SUBPIXELS = 16
const DIRECTIONS = 2 ** 14

/**
 * @param canvas device pixels, to which the area is cut off, without the bars above and below
 * @param density device pixels per meme pixel
 * @returns undefined if the box is beside that
 */
export function areaOfCover(
  { left, top, width, height, degrees }: Bounds,
  canvas: {
    readonly width: number
    readonly height: number
    readonly above?: number
    readonly below?: number
  },
  density: number,
): CoverArea | undefined {
  const inSubpixels = (length: number) => Math.round(length * density * SUBPIXELS)
  const centerX = inSubpixels(left + width / 2)
  const centerY = inSubpixels(top + height / 2)
  const halfWidth = Math.max(1, inSubpixels(width / 2))
  const halfHeight = Math.max(1, inSubpixels(height / 2))
  const [cosine, sine] = directionOf(degrees).map((value) => Math.round(value * DIRECTIONS))
  const [cos = DIRECTIONS, sin = 0] = [cosine, sine]
  // Half of the way that a pixel reaches along the sides of the box.
  const reach = (SUBPIXELS / 2) * (Math.abs(cos) + Math.abs(sin))
  const limitAlong = halfWidth * DIRECTIONS + reach
  const limitAcross = halfHeight * DIRECTIONS + reach
  const span = (length: number, other: number) =>
    Math.ceil((length * Math.abs(cos) + other * Math.abs(sin)) / DIRECTIONS)
  const rows = [canvas.above ?? 0, canvas.height - (canvas.below ?? 0)] as const
  const [firstX, endX] = cut(centerX, span(halfWidth, halfHeight), [0, canvas.width])
  const [firstY, endY] = cut(centerY, span(halfHeight, halfWidth), rows)
  if (endX <= firstX || endY <= firstY) return undefined

  return {
    left: firstX,
    top: firstY,
    width: endX - firstX,
    height: endY - firstY,
    sides: [Math.ceil((2 * halfWidth) / SUBPIXELS), Math.ceil((2 * halfHeight) / SUBPIXELS)],
    row(y) {
      const x = firstX * SUBPIXELS + SUBPIXELS / 2 - centerX
      const down = (firstY + y) * SUBPIXELS + SUBPIXELS / 2 - centerY
      const [a, b] = inside(x * cos + down * sin, SUBPIXELS * cos, limitAlong)
      const [c, d] = inside(down * cos - x * sin, -SUBPIXELS * sin, limitAcross)
      const first = Math.max(0, a, c)
      return [first, Math.max(first, Math.min(endX - firstX, b, d))]
    },
    subpixelsOf(x, y) {
      const across = Math.round((2 * x - 1) * halfWidth)
      const down = Math.round((2 * y - 1) * halfHeight)
      return [
        centerX + Math.round((across * cos - down * sin) / DIRECTIONS),
        centerY + Math.round((across * sin + down * cos) / DIRECTIONS),
      ]
    },
  }
}

/** The whole pixels from the center by a length to both sides, within those of the canvas. */
function cut(center: number, length: number, [least, most]: Span): Span {
  return [
    Math.max(least, Math.floor((center - length) / SUBPIXELS)),
    Math.min(most, Math.ceil((center + length) / SUBPIXELS)),
  ]
}

/** The whole numbers n for which `start + n * step` is between `-limit` and `limit`. */
export function inside(start: number, step: number, limit: number): Span {
  if (step === 0) return Math.abs(start) < limit ? [0, Number.POSITIVE_INFINITY] : [0, 0]
  if (step < 0) return inside(-start, -step, limit)
  return [Math.floor((-limit - start) / step) + 1, Math.ceil((limit - start) / step)]
}

import { bend, bendDegrees } from './arc-places.ts'
import {
  BACKGROUND_ASCENT,
  BACKGROUND_DESCENT,
  BACKGROUND_RADIUS,
  BACKGROUND_SIDE,
} from './defaults.ts'
import { directionOf } from './exact-rotation.ts'
import type { CaptionLayout } from './meme-layout.ts'
import type { Context2D } from './types.ts'

type Line = CaptionLayout['lines'][number]

/** The lines of a rounded corner, and of a bent edge for each degree of it. */
const CORNER_SIDES = 6
const SIDES_PER_DEGREE = 1 / 3

/**
 * Draws what is behind the lines of a caption, as one area of straight edges: see `draw-stroke.ts`.
 *
 * @param density device pixels per meme pixel
 * @param startOf the left end of a line
 */
export function drawBackground<Image>(
  context: Context2D<Image>,
  caption: CaptionLayout,
  density: number,
  startOf: (line: Line) => number,
): void {
  const { bounds, fontSize, background } = caption
  const [cosine, sine] = directionOf(bounds.degrees)
  const [centerX, centerY] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = background
  context.beginPath()
  for (const line of caption.lines) {
    if (line.text.trim() === '') continue
    const left = startOf(line) - BACKGROUND_SIDE * fontSize
    const right =
      left + (line.width ?? 0) - (caption.letterSpacing ?? 0) + 2 * BACKGROUND_SIDE * fontSize
    const isBent = (line.pieces ?? []).length > 0
    outlineOf(left, right, caption, line.baseline).forEach((corner, index) => {
      const { x, y } = isBent ? bend(caption, corner, line.baseline) : corner
      const [u, v] = [x - centerX, y - centerY]
      const deviceX = Math.fround(density * (centerX + cosine * u - sine * v))
      const deviceY = Math.fround(density * (centerY + sine * u + cosine * v))
      if (index === 0) context.moveTo(deviceX, deviceY)
      else context.lineTo(deviceX, deviceY)
    })
    context.closePath()
  }
  context.fill()
}

/** The corners of a rectangle with rounded corners, clockwise, with more along edges that bend. */
function outlineOf(left: number, right: number, caption: CaptionLayout, baseline: number) {
  const { fontSize } = caption
  const top = baseline - BACKGROUND_ASCENT * fontSize
  const bottom = baseline + BACKGROUND_DESCENT * fontSize
  const radius = Math.min(BACKGROUND_RADIUS * fontSize, (right - left) / 2)
  const corner = (x: number, y: number, from: number) =>
    Array.from({ length: CORNER_SIDES + 1 }, (_, side) => {
      const [across, down] = directionOf(from + (90 * side) / CORNER_SIDES)
      return { x: x + radius * across, y: y + radius * down }
    })
  const turned = bendDegrees(caption, right) - bendDegrees(caption, left)
  const sides = Math.ceil(Math.abs(turned) * SIDES_PER_DEGREE)
  const [start, end] = [left + radius, right - radius]
  const edge = (from: number, to: number, y: number) =>
    Array.from({ length: Math.max(0, sides - 1) }, (_, side) => ({
      x: from + ((to - from) * (side + 1)) / sides,
      y,
    }))
  return [
    ...corner(start, top + radius, 180),
    ...edge(start, end, top),
    ...corner(end, top + radius, 270),
    ...corner(end, bottom - radius, 0),
    ...edge(end, start, bottom),
    ...corner(start, bottom - radius, 90),
  ]
}

import { bubbleShape } from './bubble-shape.ts'
import { directionOf } from './exact-rotation.ts'
import type { Bounds, CaptionLayout } from './meme-layout.ts'
import type { Bubble, Context2D } from './types.ts'

/**
 * Draws a bubble that fills these bounds, with its tail.
 *
 * @param density device pixels per meme pixel
 */
export function drawBubble<Image>(
  context: Context2D<Image>,
  bounds: Bounds,
  bubble: Bubble,
  density: number,
): void {
  const { left, top, width, height, degrees } = bounds
  const [cosine, sine] = directionOf(degrees)
  const [centerX, centerY] = [left + width / 2, top + height / 2]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.lineJoin = 'round'
  context.beginPath()
  for (const polygon of bubbleShape(bubble, bounds)) {
    polygon.forEach(({ x, y }, index) => {
      const deviceX = Math.fround(density * (centerX + cosine * x - sine * y))
      const deviceY = Math.fround(density * (centerY + sine * x + cosine * y))
      if (index === 0) context.moveTo(deviceX, deviceY)
      else context.lineTo(deviceX, deviceY)
    })
    context.closePath()
  }
  if (bubble.outlineWidth > 0) {
    context.strokeStyle = bubble.outlineColor
    // The inner half is below what is filled.
    context.lineWidth = 2 * bubble.outlineWidth * density
    context.stroke()
  }
  context.fillStyle = bubble.color
  context.fill()
}

/** How far a bubble reaches out of its bounds, in meme pixels; 0 for a caption without one. */
export function bubbleReach({ bubble, bounds: { width, height } }: CaptionLayout): number {
  if (bubble === undefined) return 0
  const corners = bubbleShape(bubble, { width, height }).flat()
  const beyond = corners.map(({ x, y }) =>
    Math.max(Math.abs(x) - width / 2, Math.abs(y) - height / 2),
  )
  return Math.max(0, ...beyond) + bubble.outlineWidth
}

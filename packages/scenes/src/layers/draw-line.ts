import type { Point } from '../geometry.ts'
import { type Context, castShadow, shape } from '../paint.ts'
import type { LineLayer } from '../scene.ts'
import { tracePoints } from './trace-points.ts'

/** Draws a line through points, with an outline and an arrow head if asked. */
export function drawLine(context: Context, layer: LineLayer): void {
  context.save()
  context.globalAlpha *= layer.opacity ?? 1
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (layer.shadow)
    castShadow(context, () => strokeLine(context, layer, layer.color, layer.width), 18)
  if (layer.outline) {
    strokeLine(context, layer, layer.outline.color, layer.width + layer.outline.width * 2)
  }
  strokeLine(context, layer, layer.color, layer.width)
  context.restore()
}

function strokeLine(context: Context, layer: LineLayer, color: string, width: number): void {
  const growth = width - layer.width
  const head = layer.arrow ? arrowHead(layer.points, layer.width, growth) : undefined
  context.save()
  context.strokeStyle = color
  context.lineWidth = width
  if (layer.dash) context.setLineDash([...layer.dash])
  context.beginPath()
  tracePoints(context, layer.points, { smooth: layer.smooth ?? false, closed: false })
  context.stroke()
  context.setLineDash([])
  if (head) {
    shape(context, head, color)
    context.lineWidth = layer.width * 0.3 + growth
    context.stroke()
  }
  context.restore()
}

function arrowHead(points: readonly Point[], width: number, growth: number): Point[] | undefined {
  const [before, tip] = [points.at(-2), points.at(-1)]
  if (before === undefined || tip === undefined) return undefined
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const along = (distance: number, aside: number): Point => [
    tip[0] + Math.cos(angle) * distance - Math.sin(angle) * aside,
    tip[1] + Math.sin(angle) * distance + Math.cos(angle) * aside,
  ]
  const half = width * 1.5 + growth * 0.1
  return [along(width * 2.1, 0), along(-width * 0.4, half), along(-width * 0.4, -half)]
}

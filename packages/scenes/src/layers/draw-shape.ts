import type { Stroke } from '../geometry.ts'
import { type Context, castShadow, fillStyle, place } from '../paint.ts'
import type { EllipseLayer, PolygonLayer, RectLayer } from '../scene.ts'
import { tracePoints } from './trace-points.ts'

interface Paint {
  readonly fill?: RectLayer['fill']
  readonly stroke?: Stroke
  readonly shadow?: boolean
}

/** Draws a rectangle around its center. */
export function drawRect(context: Context, layer: RectLayer): void {
  const { width, height, radius = 0 } = layer
  place(context, layer, () => {
    context.beginPath()
    context.roundRect(-width / 2, -height / 2, width, height, radius)
    paintPath(context, layer, -height / 2, height / 2)
  })
}

/** Draws an ellipse around its center. */
export function drawEllipse(context: Context, layer: EllipseLayer): void {
  place(context, layer, () => {
    context.beginPath()
    context.ellipse(0, 0, layer.width / 2, layer.height / 2, 0, 0, Math.PI * 2)
    paintPath(context, layer, -layer.height / 2, layer.height / 2)
  })
}

/** Draws a closed shape. */
export function drawPolygon(context: Context, layer: PolygonLayer): void {
  const heights = layer.points.map(([, y]) => y)
  place(context, { x: 0, y: 0, opacity: layer.opacity ?? 1 }, () => {
    context.beginPath()
    tracePoints(context, layer.points, { smooth: layer.smooth ?? false, closed: true })
    context.closePath()
    paintPath(context, layer, Math.min(...heights), Math.max(...heights))
  })
}

function paintPath(context: Context, paint: Paint, top: number, bottom: number): void {
  const { fill, stroke, shadow = false } = paint
  if (fill !== undefined) {
    context.fillStyle = fillStyle(context, fill, top, bottom)
    if (shadow) castShadow(context, () => context.fill())
    else context.fill()
  }
  if (stroke === undefined) return
  context.strokeStyle = stroke.color
  context.lineWidth = stroke.width
  context.lineJoin = 'round'
  context.stroke()
}

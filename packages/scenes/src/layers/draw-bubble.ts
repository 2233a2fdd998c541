import type { Point } from '../geometry.ts'
import { type Context, castShadow } from '../paint.ts'
import type { BubbleLayer } from '../scene.ts'
import { drawText } from './draw-text.ts'

/** Draws a comic bubble with its tail, and its words if it has any. */
export function drawBubble(context: Context, layer: BubbleLayer): void {
  const { fill = '#ffffff', stroke } = layer
  const trace = () => {
    context.beginPath()
    traceBody(context, layer)
  }
  context.save()
  context.fillStyle = fill
  context.lineJoin = 'round'
  castShadow(context, () => {
    trace()
    context.fill()
  })
  if (stroke) {
    // The outline is stroked twice as wide and then covered inside, so that the tail and the body,
    // which overlap, share one outline.
    context.strokeStyle = stroke.color
    context.lineWidth = stroke.width * 2
    trace()
    context.stroke()
  }
  trace()
  context.fill()
  context.restore()
  if (layer.text === undefined) return
  drawText(context, {
    type: 'text',
    text: layer.text,
    x: layer.x,
    y: layer.y,
    size: layer.textSize ?? layer.height * 0.3,
    color: layer.textColor ?? '#1b1530',
    maxWidth: layer.width * 0.84,
  })
}

function traceBody(context: Context, layer: BubbleLayer): void {
  const { x, y, width, height, tail } = layer
  if (layer.kind === 'thought') {
    tracePuffs(context, layer)
    if (tail) traceThoughtTail(context, layer, tail)
    return
  }
  if (layer.kind === 'shout') traceSpikes(context, layer)
  else
    context.roundRect(x - width / 2, y - height / 2, width, height, Math.min(width, height) * 0.34)
  if (tail) traceTail(context, layer, tail)
}

function traceTail(context: Context, { x, y, width, height }: BubbleLayer, tail: Point): void {
  const angle = Math.atan2(tail[1] - y, tail[0] - x)
  const base = Math.min(width, height) * 0.17
  const root: Point = [x + Math.cos(angle) * width * 0.2, y + Math.sin(angle) * height * 0.2]
  const aside: Point = [-Math.sin(angle) * base, Math.cos(angle) * base]
  // Clockwise like the body, or the overlap would become a hole.
  context.moveTo(root[0] - aside[0], root[1] - aside[1])
  context.quadraticCurveTo(
    (root[0] - aside[0] + tail[0]) / 2 + aside[0] * 0.2,
    (root[1] - aside[1] + tail[1]) / 2 + aside[1] * 0.2,
    tail[0],
    tail[1],
  )
  context.lineTo(root[0] + aside[0], root[1] + aside[1])
  context.closePath()
}

function tracePuffs(context: Context, { x, y, width, height }: BubbleLayer): void {
  const puffs = 10
  circle(context, x, y, width * 0.36, height * 0.36)
  for (let index = 0; index < puffs; index++) {
    const angle = (index / puffs) * Math.PI * 2
    const radius = Math.min(width, height) * (index % 2 === 0 ? 0.21 : 0.18)
    const reachX = width / 2 - radius
    const reachY = height / 2 - radius
    circle(context, x + Math.cos(angle) * reachX, y + Math.sin(angle) * reachY, radius, radius)
  }
}

function traceThoughtTail(context: Context, layer: BubbleLayer, tail: Point): void {
  const { x, y, width, height } = layer
  const angle = Math.atan2(tail[1] - y, tail[0] - x)
  const edge: Point = [x + Math.cos(angle) * width * 0.48, y + Math.sin(angle) * height * 0.5]
  const size = Math.min(width, height)
  for (const [part, radius] of [
    [0.2, 0.075],
    [0.58, 0.05],
    [0.95, 0.03],
  ] as const) {
    const center: Point = [
      edge[0] + (tail[0] - edge[0]) * part,
      edge[1] + (tail[1] - edge[1]) * part,
    ]
    circle(context, center[0], center[1], size * radius, size * radius)
  }
}

function traceSpikes(context: Context, { x, y, width, height }: BubbleLayer): void {
  const spikes = 18
  for (let index = 0; index < spikes * 2; index++) {
    const angle = (index / (spikes * 2)) * Math.PI * 2
    const reach = index % 2 === 0 ? 0.56 + (index % 3) * 0.03 : 0.45
    const point: Point = [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach]
    if (index === 0) context.moveTo(...point)
    else context.lineTo(...point)
  }
  context.closePath()
}

function circle(context: Context, x: number, y: number, radiusX: number, radiusY: number): void {
  context.moveTo(x + radiusX, y)
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
}

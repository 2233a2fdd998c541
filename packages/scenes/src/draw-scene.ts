/**
 * Draws a scene: its background, then its layers from back to front.
 *
 * Groups and panels hold further layers, so their drawing is here, beside the dispatch that they
 * need; every other kind of layer has a file of its own in `layers/`.
 */
import { drawBackground } from './draw-background.ts'
import { drawBubble } from './layers/draw-bubble.ts'
import { drawFigure } from './layers/draw-figure.ts'
import { drawGlow, drawShade, drawSpotlight, drawVignette } from './layers/draw-light.ts'
import { drawLine } from './layers/draw-line.ts'
import { drawScatter } from './layers/draw-scatter.ts'
import { drawEllipse, drawPolygon, drawRect } from './layers/draw-shape.ts'
import { drawSprite } from './layers/draw-sprite.ts'
import { drawText } from './layers/draw-text.ts'
import { type Context, castShadow, place } from './paint.ts'
import { drawProp } from './props/draw-prop.ts'
import type { GroupLayer, Layer, PanelLayer, Scene } from './scene.ts'
import type { Sprites } from './sprites.ts'

/**
 * Draws the scene with its top left corner at the context's origin: the background, then each layer,
 * in a step of its own.
 */
export function* drawInSteps(context: Context, scene: Scene, sprites: Sprites): Iterable<void> {
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  yield drawBackground(context, scene.background, scene)
  for (const layer of scene.layers) yield drawLayer(context, layer, scene, sprites)
}

/** Draws the scene without pauses. */
function drawScene(context: Context, scene: Scene, sprites: Sprites): void {
  for (const _ of drawInSteps(context, scene, sprites));
}

function drawLayer(context: Context, layer: Layer, scene: Scene, sprites: Sprites): void {
  switch (layer.type) {
    case 'sprite':
      drawSprite(context, layer, sprites)
      break
    case 'figure':
      drawFigure(context, layer, sprites)
      break
    case 'scatter':
      drawScatter(context, layer, sprites)
      break
    case 'prop':
      drawProp(context, layer)
      break
    case 'rect':
      drawRect(context, layer)
      break
    case 'ellipse':
      drawEllipse(context, layer)
      break
    case 'polygon':
      drawPolygon(context, layer)
      break
    case 'line':
      drawLine(context, layer)
      break
    case 'text':
      drawText(context, layer)
      break
    case 'bubble':
      drawBubble(context, layer)
      break
    case 'glow':
      drawGlow(context, layer)
      break
    case 'spotlight':
      drawSpotlight(context, layer)
      break
    case 'vignette':
      drawVignette(context, layer, scene)
      break
    case 'shade':
      drawShade(context, layer, scene)
      break
    case 'group':
      drawGroup(context, layer, scene, sprites)
      break
    case 'panel':
      drawPanel(context, layer, sprites)
      break
  }
}

function drawGroup(context: Context, group: GroupLayer, scene: Scene, sprites: Sprites): void {
  place(context, group, () => {
    context.scale(group.scale ?? 1, group.scale ?? 1)
    for (const layer of group.layers) drawLayer(context, layer, scene, sprites)
  })
}

function drawPanel(context: Context, panel: PanelLayer, sprites: Sprites): void {
  const { scene, scale = 1, radius = 0, frame, shadow = false } = panel
  const width = scene.width * scale
  const height = scene.height * scale
  const outline = () => {
    context.beginPath()
    context.roundRect(-width / 2, -height / 2, width, height, radius)
  }
  place(context, panel, () => {
    if (shadow) {
      castShadow(context, () => {
        outline()
        context.fillStyle = frame?.color ?? '#000000'
        context.fill()
      })
    }
    context.save()
    outline()
    context.clip()
    context.translate(-width / 2, -height / 2)
    context.scale(scale, scale)
    drawScene(context, scene, sprites)
    context.restore()
    if (frame === undefined) return
    outline()
    context.strokeStyle = frame.color
    context.lineWidth = frame.width
    context.stroke()
  })
}

import { fade } from '../color.ts'
import type { Size } from '../geometry.ts'
import { box, type Context, glow, place, radial, shape, vertical } from '../paint.ts'
import type { GlowLayer, ShadeLayer, SpotlightLayer, VignetteLayer } from '../scene.ts'

/** Draws light that fades from a center. */
export function drawGlow(context: Context, layer: GlowLayer): void {
  place(context, layer, () => {
    context.scale(1, layer.aspect ?? 1)
    glow(context, 0, 0, layer.radius, layer.color, layer.strength ?? 0.8)
  })
}

/** Draws a cone of light from a lamp down to the pool that it makes. */
export function drawSpotlight(context: Context, layer: SpotlightLayer): void {
  const { from, to, width, color, strength = 0.5 } = layer
  const half = width / 2
  const beam = vertical(context, from[1], to[1], [
    fade(color, strength),
    fade(color, strength * 0.35),
  ])
  const neck = width * 0.06
  shape(
    context,
    [
      [from[0] - neck, from[1]],
      [from[0] + neck, from[1]],
      [to[0] + half, to[1]],
      [to[0] - half, to[1]],
    ],
    beam,
  )
  context.save()
  context.translate(to[0], to[1])
  context.scale(1, 0.24)
  const pool = [strength * 0.9, strength * 0.8, strength * 0.35].map((part) => fade(color, part))
  context.fillStyle = radial(context, 0, 0, half, pool)
  context.beginPath()
  context.arc(0, 0, half, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** Darkens the corners, which leads the eye to the middle. */
export function drawVignette(
  context: Context,
  layer: VignetteLayer,
  { width, height }: Size,
): void {
  const { color = '#120a24', strength = 0.5 } = layer
  const reach = Math.hypot(width, height) / 2
  const colors = [0, 0, 0.3, 1].map((part) => fade(color, part * strength))
  box(context, 0, 0, width, height, radial(context, width / 2, height / 2, reach, colors))
}

/** Washes a band across the picture, for example to calm the place of a caption. */
export function drawShade(context: Context, layer: ShadeLayer, { width }: Size): void {
  const { top, bottom, color, from, to } = layer
  const wash = vertical(context, top, bottom, [fade(color, from), fade(color, to)])
  box(context, 0, top, width, bottom - top, wash)
}

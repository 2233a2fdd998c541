/** Drawing functions that layers, props and backgrounds share. */
import { fade } from './color.ts'
import type { Context2D, Style } from './context.ts'
import type { Fill, Point } from './geometry.ts'
import { between, type Random } from './random.ts'

export type Context = Context2D

interface Placement {
  readonly x: number
  readonly y: number
  readonly rotate?: number
  readonly flip?: boolean
  readonly opacity?: number
}

/** Runs `draw` with (x, y) as the origin, turned, mirrored and faded as asked. */
export function place(context: Context, placement: Placement, draw: () => void): void {
  const { x, y, rotate = 0, flip = false, opacity = 1 } = placement
  context.save()
  context.translate(x, y)
  context.rotate((rotate * Math.PI) / 180)
  if (flip) context.scale(-1, 1)
  context.globalAlpha *= opacity
  draw()
  context.restore()
}

/** Runs `draw` with a soft shadow below everything that it paints. */
export function castShadow(context: Context, draw: () => void, blur = 28): void {
  context.save()
  context.shadowColor = 'rgba(18, 10, 36, 0.38)'
  context.shadowBlur = blur
  context.shadowOffsetY = blur * 0.45
  draw()
  context.restore()
}

/** A style from a fill: one color, or several spread evenly from `top` to `bottom`. */
export function fillStyle(context: Context, fill: Fill, top: number, bottom: number): Style {
  return typeof fill === 'string' ? fill : vertical(context, top, bottom, fill)
}

/** A gradient straight down. */
export function vertical(
  context: Context,
  top: number,
  bottom: number,
  colors: readonly string[],
): Style {
  return spread(context.createLinearGradient(0, top, 0, bottom), colors)
}

/** A gradient from left to right. */
export function horizontal(
  context: Context,
  left: number,
  right: number,
  colors: readonly string[],
): Style {
  return spread(context.createLinearGradient(left, 0, right, 0), colors)
}

/** A gradient from a center outwards. */
export function radial(
  context: Context,
  x: number,
  y: number,
  radius: number,
  colors: readonly string[],
): Style {
  return spread(context.createRadialGradient(x, y, 0, x, y, radius), colors)
}

function spread<Gradient extends { addColorStop(at: number, color: string): void }>(
  gradient: Gradient,
  colors: readonly string[],
): Gradient {
  const last = Math.max(1, colors.length - 1)
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / last, color)
  return gradient
}

/** A filled rectangle. */
export function box(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  style: Style,
): void {
  context.fillStyle = style
  context.fillRect(x, y, width, height)
}

/** A filled rectangle with round corners. */
export function roundBox(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | number[],
  style: Style,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = style
  context.fill()
}

/** A filled ellipse around a center. */
export function oval(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  style: Style,
): void {
  context.beginPath()
  context.ellipse(x, y, width / 2, height / 2, 0, 0, Math.PI * 2)
  context.fillStyle = style
  context.fill()
}

/** A filled shape through points with straight edges. */
export function shape(context: Context, points: readonly Point[], style: Style): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = style
  context.fill()
}

/** Light that fades away from a center. */
export function glow(
  context: Context,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 1,
): void {
  const colors = [1, 0.55, 0.22, 0.06, 0].map((part) => fade(color, part * strength))
  box(
    context,
    x - radius,
    y - radius,
    radius * 2,
    radius * 2,
    radial(context, x, y, radius, colors),
  )
}

/** Rolling hills from the left edge to the right, filled down to `bottom`. */
export function hills(
  context: Context,
  random: Random,
  width: number,
  ground: { y: number; swing: number; bumps: number; bottom: number },
  style: Style,
): void {
  const step = width / ground.bumps
  const heightAt = () => ground.y + between(random, -1, 1) * ground.swing
  let y = heightAt()
  context.beginPath()
  context.moveTo(-step, ground.bottom)
  context.lineTo(-step, y)
  for (let x = -step; x < width + step; x += step) {
    const next = heightAt()
    context.bezierCurveTo(x + step / 2, y, x + step / 2, next, x + step, next)
    y = next
  }
  context.lineTo(width + step * 2, ground.bottom)
  context.closePath()
  context.fillStyle = style
  context.fill()
}

/** A puffy cloud whose flat bottom is at `y`. */
export function cloud(context: Context, x: number, y: number, size: number, style: Style): void {
  context.beginPath()
  context.roundRect(x - size * 0.55, y - size * 0.18, size * 1.1, size * 0.18, size * 0.09)
  for (const [dx, dy, radius] of [
    [-0.28, -0.16, 0.16],
    [-0.02, -0.26, 0.24],
    [0.27, -0.17, 0.17],
  ] as const) {
    context.moveTo(x + (dx + radius) * size, y + dy * size)
    context.arc(x + dx * size, y + dy * size, radius * size, 0, Math.PI * 2)
  }
  context.fillStyle = style
  context.fill()
}

/** Stars of different brightness in the upper part of the picture. */
export function stars(
  context: Context,
  random: Random,
  area: { width: number; height: number; count: number },
): void {
  for (let index = 0; index < area.count; index++) {
    const radius = 0.8 + random() ** 3 * 2.6
    const x = random() * area.width
    const y = random() * area.height
    oval(context, x, y, radius * 2, radius * 2, fade('#ffffff', between(random, 0.35, 1)))
  }
}

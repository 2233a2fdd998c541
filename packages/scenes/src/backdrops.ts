import type { Background } from './background.ts'
import { darken, fade, lighten } from './color.ts'
import type { Size } from './geometry.ts'
import { box, type Context, fillStyle, glow, oval, radial, vertical } from './paint.ts'

type Of<Type extends Background['type']> = Extract<Background, { type: Type }>

/** One color of paper, lit from above, with the soft curve where wall becomes floor. */
export function paintStudio(
  context: Context,
  { width, height }: Size,
  backdrop: Of<'studio'>,
): void {
  const { color, horizon = 0.72 } = backdrop
  const floor = height * horizon
  box(context, 0, 0, width, height, vertical(context, 0, floor, [darken(color, 0.3), color]))
  glow(context, width / 2, height * 0.45, Math.max(width, height) * 0.6, lighten(color, 0.45), 0.75)
  const curve = [fade(darken(color, 0.4), 0), fade(darken(color, 0.4), 0.45), fade(color, 0.2)]
  box(context, 0, floor - 60, width, 150, vertical(context, floor - 60, floor + 90, curve))
  const ground = [fade(lighten(color, 0.2), 0.55), fade(darken(color, 0.45), 0.75)]
  box(context, 0, floor + 10, width, height, vertical(context, floor + 10, height, ground))
}

/** Comic rays that start at a center. */
export function paintSunburst(
  context: Context,
  { width, height }: Size,
  burst: Of<'sunburst'>,
): void {
  const { colors, x = width / 2, y = height / 2, rays = 18 } = burst
  const reach = Math.hypot(width, height)
  box(context, 0, 0, width, height, colors[0])
  context.beginPath()
  for (let index = 0; index < rays; index++) {
    const angle = (index / rays) * Math.PI * 2
    const half = Math.PI / rays / 2
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
    context.closePath()
  }
  context.fillStyle = colors[1]
  context.fill()
  glow(context, x, y, reach * 0.42, lighten(colors[1], 0.7), 0.9)
  const dark = darken(colors[0], 0.6)
  const rim = [fade(dark, 0), fade(dark, 0), fade(dark, 0.55)]
  box(context, 0, 0, width, height, radial(context, x, y, reach * 0.68, rim))
}

/** Printed dots that grow from the middle towards the bottom. */
export function paintHalftone(
  context: Context,
  { width, height }: Size,
  halftone: Of<'halftone'>,
): void {
  box(context, 0, 0, width, height, fillStyle(context, halftone.fill, 0, height))
  const step = 36
  for (let row = 0; row * step <= height + step; row++) {
    const size = Math.max(0, (row * step) / height - 0.3) * step * 1.35
    if (size <= 1) continue
    for (let column = 0; column * step <= width + step; column++) {
      oval(context, (column + (row % 2) / 2) * step, row * step, size, size, halftone.dots)
    }
  }
}

import { darken, fade, lighten } from '../color.ts'
import { box, oval, roundBox, shape, vertical } from '../paint.ts'
import { between, createRandom } from '../random.ts'
import type { Prop } from './prop.ts'

/** A cork notice board in a wooden frame. */
export const corkboard: Prop = {
  color: '#d9a066',
  paint({ context, width, height, color }) {
    const random = createRandom(7)
    roundBox(context, -width / 2, -height + 10, width, height, 10, fade('#120a24', 0.35))
    roundBox(
      context,
      -width / 2,
      -height,
      width,
      height,
      10,
      vertical(context, -height, 0, ['#8a5a34', '#5c381f']),
    )
    const [x, y, w, h] = [-width / 2 + 22, -height + 22, width - 44, height - 44]
    box(
      context,
      x,
      y,
      w,
      h,
      vertical(context, y, y + h, [lighten(color, 0.08), darken(color, 0.08)]),
    )
    for (let index = 0; index < 300; index++) {
      const size = between(random, 3, 9)
      oval(
        context,
        x + random() * w,
        y + random() * h,
        size,
        size * 0.7,
        fade(darken(color, 0.5), 0.22),
      )
    }
  },
}

/** A board on the wall for markers. */
export const whiteboard: Prop = {
  color: '#fbfdff',
  paint({ context, width, height, color }) {
    roundBox(context, -width / 2, -height + 10, width, height, 14, fade('#120a24', 0.3))
    roundBox(
      context,
      -width / 2,
      -height,
      width,
      height,
      14,
      vertical(context, -height, 0, ['#c4ccd8', '#8d98aa']),
    )
    box(
      context,
      -width / 2 + 16,
      -height + 16,
      width - 32,
      height - 32,
      vertical(context, -height, 0, [color, darken(color, 0.08)]),
    )
    roundBox(context, -width * 0.2, -10, width * 0.4, 20, 6, '#9aa5b8')
    for (const [at, ink] of [
      [-0.14, '#e0314f'],
      [-0.04, '#2f6fe0'],
      [0.06, '#1fa35c'],
    ] as const) {
      roundBox(context, width * at, -20, 52, 13, 6, ink)
    }
  },
}

/** A wooden board with a point at its right end. */
export const arrowBoard: Prop = {
  color: '#c98b4f',
  paint({ context, width, height, color }) {
    const half = width / 2
    const outline = [
      [-half, -height],
      [half * 0.72, -height],
      [half, -height / 2],
      [half * 0.72, 0],
      [-half, 0],
    ] as const
    shape(
      context,
      outline.map(([x, y]) => [x + 4, y + 12] as const),
      fade('#120a24', 0.32),
    )
    shape(context, outline, darken(color, 0.42))
    shape(
      context,
      outline.map(([x, y]) => [x * 0.97, -height / 2 + (y + height / 2) * 0.88] as const),
      vertical(context, -height, 0, [lighten(color, 0.24), color, darken(color, 0.12)]),
    )
    for (const y of [-0.68, -0.34])
      box(context, -half * 0.92, height * y, width * 0.8, 3, fade(darken(color, 0.5), 0.3))
    for (const x of [-0.88, -0.8])
      oval(context, half * x, -height / 2, 12, 12, fade('#2a160a', 0.7))
  },
}

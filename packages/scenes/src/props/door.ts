import { darken, fade, lighten } from '../color.ts'
import { oval, roundBox, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A closed panelled door in its frame. */
export const door: Prop = {
  color: '#c0432f',
  paint({ context, width, height, color }) {
    const half = width / 2
    roundBox(
      context,
      -half,
      -height,
      width,
      height,
      [14, 14, 0, 0],
      vertical(context, -height, 0, ['#fff4e0', '#d6c3a6']),
    )
    const inner = width * 0.84
    roundBox(
      context,
      -inner / 2,
      -height * 0.95,
      inner,
      height * 0.95,
      [8, 8, 0, 0],
      vertical(context, -height, 0, [lighten(color, 0.14), darken(color, 0.2)]),
    )
    for (const [y, tall] of [
      [-0.88, 0.36],
      [-0.44, 0.36],
    ] as const) {
      for (const side of [-1, 1]) {
        const x = side < 0 ? -inner * 0.42 : inner * 0.05
        roundBox(context, x, height * y, inner * 0.37, height * tall, 8, fade('#120a24', 0.22))
        roundBox(
          context,
          x + 5,
          height * y + 6,
          inner * 0.37 - 10,
          height * tall - 10,
          6,
          fade(lighten(color, 0.4), 0.26),
        )
      }
    }
    oval(context, inner * 0.41, -height * 0.46, width * 0.075, width * 0.075, '#ffe08a')
  },
}

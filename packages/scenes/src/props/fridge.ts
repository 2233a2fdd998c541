import { darken, fade } from '../color.ts'
import { box, glow, horizontal, roundBox, shape, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** An open fridge, full of light. */
export const fridge: Prop = {
  color: '#e9f3fb',
  paint({ context, width, height, color }) {
    const half = width / 2
    shape(
      context,
      [
        [half, -height],
        [half * 1.75, -height * 1.04],
        [half * 1.75, height * 0.03],
        [half, 0],
      ],
      horizontal(context, half, half * 1.75, [darken(color, 0.2), darken(color, 0.05)]),
    )
    for (const y of [-0.82, -0.52, -0.22]) {
      shape(
        context,
        [
          [half * 1.08, height * y],
          [half * 1.62, height * (y - 0.01)],
          [half * 1.62, height * (y + 0.1)],
          [half * 1.08, height * (y + 0.09)],
        ],
        fade('#ffffff', 0.75),
      )
    }
    roundBox(
      context,
      -half,
      -height,
      width,
      height,
      20,
      vertical(context, -height, 0, [color, darken(color, 0.25)]),
    )
    roundBox(
      context,
      -half + 20,
      -height + 20,
      width - 40,
      height - 40,
      10,
      vertical(context, -height, 0, ['#fffbe0', '#dff1ff']),
    )
    for (const y of [-0.73, -0.49, -0.25]) {
      box(context, -half + 20, height * y, width - 40, 9, '#a9c3dc')
      box(context, -half + 20, height * y + 9, width - 40, 16, fade('#120a24', 0.1))
    }
    glow(context, 0, -height * 0.8, width * 0.75, '#fffbd6', 0.8)
  },
}

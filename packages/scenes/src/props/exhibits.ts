import { darken, fade } from '../color.ts'
import { box, horizontal, roundBox, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A gilt picture frame around an empty canvas. */
export const picture: Prop = {
  color: '#fbf4e4',
  paint({ context, width, height, color }) {
    const edge = Math.min(width, height) * 0.09
    roundBox(context, -width / 2 + 6, -height + 16, width, height, 8, fade('#120a24', 0.3))
    roundBox(
      context,
      -width / 2,
      -height,
      width,
      height,
      8,
      vertical(context, -height, 0, ['#ffe79a', '#c98f2c', '#8a5a17']),
    )
    roundBox(
      context,
      -width / 2 + edge * 0.4,
      -height + edge * 0.4,
      width - edge * 0.8,
      height - edge * 0.8,
      6,
      vertical(context, -height, 0, ['#a86f1d', '#f3cf6d']),
    )
    box(context, -width / 2 + edge, -height + edge, width - edge * 2, height - edge * 2, color)
    box(context, -width / 2 + edge, -height + edge, width - edge * 2, 14, fade('#120a24', 0.18))
  },
}

/** A white block for an exhibit. */
export const plinth: Prop = {
  color: '#f2f0f8',
  paint({ context, width, height, color }) {
    const half = width / 2
    box(
      context,
      -half * 0.88,
      -height * 0.9,
      width * 0.88,
      height * 0.9,
      horizontal(context, -half, half, [darken(color, 0.06), color, darken(color, 0.3)]),
    )
    roundBox(
      context,
      -half,
      -height,
      width,
      height * 0.12,
      6,
      vertical(context, -height, -height * 0.88, ['#ffffff', darken(color, 0.16)]),
    )
    box(context, -half * 0.88, -height * 0.88, width * 0.88, 12, fade('#120a24', 0.16))
    roundBox(context, -half, -height * 0.07, width, height * 0.07, 4, darken(color, 0.14))
  },
}

import { darken, fade, lighten } from '../color.ts'
import { box, glow, roundBox, shape, vertical } from '../paint.ts'
import type { Setting } from './setting.ts'

/** Neon lines over a dark floor grid. */
export const arcade: Setting = {
  horizon: 0.62,
  backdrop: ['#0d0630', '#2d0f6b', '#8f1f9f'],
  paint({ context, width, height, horizon }) {
    glow(context, width / 2, horizon, width * 0.5, '#ff4fd8', 0.65)
    const sun = width * 0.19
    for (let row = 0; row < 10; row++) {
      const y = horizon - sun + (row / 10) * sun
      const half = Math.sqrt(Math.max(0, sun ** 2 - (horizon - y - sun * 0.05) ** 2))
      roundBox(
        context,
        width / 2 - half,
        y,
        half * 2,
        (sun / 10) * (1 - row * 0.055),
        3,
        lighten('#ff7a59', 0.55 - row * 0.05),
      )
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#3a0f6e', '#0c0526']),
    )
    for (let index = -24; index <= 24; index++) {
      const far = width / 2 + index * 40
      shape(
        context,
        [
          [far, horizon],
          [far + 2, horizon],
          [width / 2 + index * 190 + 5, height],
          [width / 2 + index * 190, height],
        ],
        fade('#4fe3ff', 0.55),
      )
    }
    for (let index = 0; index < 9; index++) {
      box(
        context,
        0,
        horizon + (index / 9) ** 2 * (height - horizon),
        width,
        2 + index * 0.4,
        fade('#4fe3ff', 0.6),
      )
    }
    box(context, 0, horizon - 3, width, 5, darken('#ff8ff0', 0.05))
  },
}

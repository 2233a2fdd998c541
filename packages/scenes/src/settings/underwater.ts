import { fade } from '../color.ts'
import { box, hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Deep water, light from above, sand below. */
export const underwater: Setting = {
  horizon: 0.82,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, height, ['#5fe3e6', '#1a9fd6', '#0c5fae', '#0a3a80']),
    )
    for (let index = 0; index < 7; index++) {
      const x = width * (0.05 + index * 0.16)
      const wide = between(random, 30, 90)
      shape(
        context,
        [
          [x, 0],
          [x + wide, 0],
          [x + wide - 60, height],
          [x - wide * 2 - 60, height],
        ],
        vertical(context, 0, horizon, [fade('#e6fffb', 0.3), fade('#e6fffb', 0)]),
      )
    }
    hills(
      context,
      random,
      width,
      { y: horizon - 50, swing: 40, bumps: 4, bottom: height },
      fade('#0b4a8f', 0.8),
    )
    hills(
      context,
      random,
      width,
      { y: horizon + 20, swing: 18, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#e3cf9a', '#a58d63']),
    )
    for (let index = 0; index < 46; index++) {
      const size = between(random, 5, 22)
      oval(context, random() * width, random() * horizon, size, size, fade('#e9ffff', 0.28))
    }
  },
}

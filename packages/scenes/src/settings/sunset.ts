import { fade } from '../color.ts'
import { box, glow, oval, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A low sun over calm water. */
export const sunset: Setting = {
  horizon: 0.66,
  backdrop: ['#3a1d6e', '#a3367f', '#f2624f', '#ffb057', '#ffe08a'],
  paint({ context, width, height, horizon, random }) {
    const x = width / 2
    glow(context, x, horizon * 0.9, width * 0.55, '#ffe9a8', 0.85)
    oval(
      context,
      x,
      horizon * 0.88,
      width * 0.24,
      width * 0.24,
      vertical(context, horizon * 0.6, horizon, ['#fff7d0', '#ffcf5c']),
    )
    for (let index = 0; index < 6; index++) {
      oval(
        context,
        random() * width,
        horizon * between(random, 0.25, 0.7),
        between(random, 180, 420),
        16,
        fade('#ffd0b0', 0.3),
      )
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#ff9a5a', '#c24a76', '#4a2070', '#1f1145']),
    )
    for (let index = 0; index < 40; index++) {
      const depth = random()
      const spread = width * (0.06 + depth * 0.2)
      const y = horizon + 6 + depth * (height - horizon)
      oval(
        context,
        x + between(random, -spread, spread),
        y,
        between(random, 30, 150),
        5,
        fade('#ffe6a0', 0.5 - depth * 0.35),
      )
    }
  },
}

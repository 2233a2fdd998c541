import { fade } from '../color.ts'
import { glow, hills, oval, radial, stars, vertical } from '../paint.ts'
import type { Setting } from './setting.ts'

/** A starry night with a moon over dark hills. */
export const night: Setting = {
  horizon: 0.74,
  backdrop: ['#0a0f33', '#1f2a70', '#5a4aa0', '#a66fae'],
  paint({ context, width, height, horizon, random }) {
    stars(context, random, { width, height: horizon * 0.85, count: 150 })
    glow(context, width * 0.8, horizon * 0.28, width * 0.24, '#fff3cf', 0.6)
    const moon = radial(context, width * 0.79, horizon * 0.27, width * 0.07, ['#fffdf2', '#ffe9b3'])
    oval(context, width * 0.8, horizon * 0.28, width * 0.11, width * 0.11, moon)
    for (const [dx, dy, size] of [
      [-0.018, -0.01, 0.022],
      [0.02, 0.02, 0.016],
      [-0.005, 0.03, 0.013],
    ] as const) {
      oval(
        context,
        width * (0.8 + dx),
        horizon * 0.28 + width * dy,
        width * size,
        width * size,
        fade('#e0b96d', 0.4),
      )
    }
    hills(
      context,
      random,
      width,
      { y: horizon - height * 0.05, swing: 44, bumps: 4, bottom: height },
      '#33306f',
    )
    hills(
      context,
      random,
      width,
      { y: horizon + 16, swing: 22, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#262559', '#0d0c2b']),
    )
  },
}

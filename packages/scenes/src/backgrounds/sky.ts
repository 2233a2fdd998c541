import { fade } from '../color.ts'
import { box, glow, hills, oval, radial, stars, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A starry night with a moon over dark hills. */
export const night: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#0a0f33', '#1f2a70', '#5a4aa0', '#a66fae']),
    )
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

/** Stars, clouds of gas, and the gray ground of a moon. */
export const space: Setting = {
  horizon: 0.8,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, height, ['#05041a', '#14104a', '#2a1560']),
    )
    for (const [x, y, size, color] of [
      [0.2, 0.3, 0.42, '#7a2cff'],
      [0.76, 0.22, 0.4, '#e0348f'],
      [0.56, 0.6, 0.45, '#1f7bff'],
    ] as const) {
      glow(context, width * x, height * y, width * size, color, 0.5)
    }
    stars(context, random, { width, height, count: 260 })
    const reach = width * 1.5
    const ground = radial(context, width / 2, horizon + reach, reach, [
      '#4a4763',
      '#4a4763',
      '#6d6a8b',
      '#a9a7c8',
    ])
    oval(context, width / 2, horizon + reach, reach * 2, reach * 2, ground)
    for (let index = 0; index < 14; index++) {
      const size = between(random, 30, 120)
      const x = random() * width
      const y = between(random, horizon + 60, height)
      oval(context, x, y, size, size * 0.3, fade('#2b2842', 0.4))
      oval(context, x, y + size * 0.035, size * 0.94, size * 0.26, fade('#8583a5', 0.5))
    }
  },
}

/** A low sun over calm water. */
export const sunset: Setting = {
  horizon: 0.66,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#3a1d6e', '#a3367f', '#f2624f', '#ffb057', '#ffe08a']),
    )
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

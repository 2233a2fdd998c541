import { fade } from '../color.ts'
import { box, glow, oval, radial, stars, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

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

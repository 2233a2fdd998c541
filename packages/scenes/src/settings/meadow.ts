import { fade } from '../color.ts'
import { cloud, glow, hills, oval, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Green hills under a friendly sky. */
export const meadow: Setting = {
  horizon: 0.6,
  backdrop: ['#3ea6f2', '#8fd6fb', '#e6f9ff'],
  paint({ context, width, height, horizon, random }) {
    glow(context, width * 0.16, horizon * 0.2, width * 0.3, '#fff3bf', 0.9)
    for (const [x, y, size] of [
      [0.2, 0.42, 0.2],
      [0.55, 0.3, 0.15],
      [0.85, 0.48, 0.22],
    ] as const) {
      cloud(context, width * x, horizon * y, width * size, fade('#ffffff', 0.92))
    }
    const layer = (offset: number, swing: number, colors: readonly string[]) => {
      const y = horizon + offset * height
      hills(
        context,
        random,
        width,
        { y, swing, bumps: 3, bottom: height },
        vertical(context, y - swing, height, colors),
      )
    }
    layer(-0.07, 40, ['#8fd3a0', '#5fb67c'])
    layer(-0.01, 34, ['#7bd06b', '#3f9f4c'])
    layer(0.06, 20, ['#8fdd5c', '#4fae3d', '#2e8a35'])
    for (let index = 0; index < 90; index++) {
      const y = between(random, horizon + height * 0.1, height)
      const color = ['#fff6a8', '#ffffff', '#ff9ec4'][index % 3] ?? '#ffffff'
      oval(context, random() * width, y, 9, 7, fade(color, 0.9))
    }
  },
}

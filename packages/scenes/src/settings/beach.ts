import { fade } from '../color.ts'
import { box, cloud, glow, hills, oval, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Warm sand, a bright sea and a high sun. */
export const beach: Setting = {
  horizon: 0.62,
  paint({ context, width, height, horizon, random }) {
    // Sky and sea meet at a whole pixel. Otherwise neither would cover that row.
    const sea = Math.round(horizon * 0.72)
    box(context, 0, 0, width, sea, vertical(context, 0, sea, ['#2f9df0', '#7fd0fb', '#d9f6ff']))
    glow(context, width * 0.84, horizon * 0.2, width * 0.3, '#fff6c8', 0.95)
    oval(context, width * 0.84, horizon * 0.2, width * 0.085, width * 0.085, '#fffbe0')
    cloud(context, width * 0.2, sea * 0.62, width * 0.2, fade('#ffffff', 0.85))
    cloud(context, width * 0.6, sea * 0.5, width * 0.13, fade('#ffffff', 0.7))
    box(
      context,
      0,
      sea,
      width,
      horizon - sea + 60,
      vertical(context, sea, horizon + 40, ['#1287c9', '#25b6d8', '#8cecdf']),
    )
    for (let index = 0; index < 26; index++) {
      const y = between(random, sea + 8, horizon)
      oval(context, random() * width, y, between(random, 30, 140), 3, fade('#ffffff', 0.4))
    }
    hills(
      context,
      random,
      width,
      { y: horizon - 4, swing: 12, bumps: 3, bottom: height },
      '#f3fffb',
    )
    const sand = vertical(context, horizon, height, ['#ffe9b4', '#fbd28b', '#e9a95c'])
    hills(context, random, width, { y: horizon + 16, swing: 12, bumps: 3, bottom: height }, sand)
    for (let index = 0; index < 130; index++) {
      const y = between(random, horizon + 40, height)
      oval(context, random() * width, y, 5, 3, fade('#b9803c', 0.35))
    }
  },
}

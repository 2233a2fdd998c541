import { fade } from '../color.ts'
import { glow, hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Rain, lightning and low cloud. */
export const storm: Setting = {
  horizon: 0.74,
  backdrop: ['#1b2140', '#3a4468', '#6f7f9e'],
  paint({ context, width, height, horizon, random }) {
    const [x, y] = [width * 0.8, horizon * 0.16]
    glow(context, x, horizon * 0.36, width * 0.34, '#d9e6ff', 0.75)
    const bolt = [
      [0, 0],
      [60, 0],
      [30, 130],
      [80, 130],
      [-40, 330],
      [0, 180],
      [-46, 180],
    ] as const
    shape(
      context,
      bolt.map(([dx, dy]) => [x + dx, y + dy] as const),
      '#fff7c9',
    )
    for (let index = 0; index < 15; index++) {
      const gray = ['#2a3050', '#39415f', '#4b5472'][index % 3] ?? '#39415f'
      oval(
        context,
        random() * width,
        between(random, -20, horizon * 0.16),
        between(random, 260, 460),
        between(random, 90, 170),
        gray,
      )
    }
    hills(
      context,
      random,
      width,
      { y: horizon, swing: 14, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#4b5a66', '#1d2530']),
    )
    context.fillStyle = fade('#d5e6ff', 0.4)
    context.save()
    context.transform(1, 0, -0.22, 1, 0, 0)
    for (let index = 0; index < 190; index++) {
      context.fillRect(random() * width * 1.3, random() * height, 2.5, between(random, 24, 64))
    }
    context.restore()
  },
}

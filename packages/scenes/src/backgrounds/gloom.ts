import { fade } from '../color.ts'
import { box, glow, hills, oval, shape, stars, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Rain, lightning and low cloud. */
export const storm: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#1b2140', '#3a4468', '#6f7f9e']),
    )
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

/** A purple graveyard night with a crooked tree. */
export const spooky: Setting = {
  horizon: 0.72,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#160b33', '#3c1c6b', '#8a3a8f']),
    )
    stars(context, random, { width, height: horizon * 0.6, count: 60 })
    glow(context, width * 0.24, horizon * 0.36, width * 0.32, '#ffe2a0', 0.6)
    oval(context, width * 0.24, horizon * 0.36, width * 0.2, width * 0.2, '#ffe9b0')
    hills(
      context,
      random,
      width,
      { y: horizon - 24, swing: 30, bumps: 3, bottom: height },
      '#2b1450',
    )
    context.strokeStyle = '#1a0c33'
    context.lineCap = 'round'
    for (const [points, thick] of [
      [[0.95, 1.08, 0.9, 0.75, 0.93, 0.4], 44],
      [[0.925, 0.66, 0.83, 0.54, 0.76, 0.56], 20],
      [[0.93, 0.5, 0.86, 0.34, 0.79, 0.3], 16],
      [[0.93, 0.5, 0.98, 0.36, 1, 0.3], 16],
    ] as const) {
      context.lineWidth = thick
      context.beginPath()
      context.moveTo(width * points[0], horizon * points[1])
      context.quadraticCurveTo(
        width * points[2],
        horizon * points[3],
        width * points[4],
        horizon * points[5],
      )
      context.stroke()
    }
    hills(
      context,
      random,
      width,
      { y: horizon + 14, swing: 16, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#36205e', '#120a2a']),
    )
    for (let index = 0; index < 5; index++) {
      oval(
        context,
        random() * width,
        horizon + between(random, 0, 60),
        width * 0.5,
        50,
        fade('#c9a8ff', 0.1),
      )
    }
  },
}

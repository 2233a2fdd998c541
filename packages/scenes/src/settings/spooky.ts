import { fade } from '../color.ts'
import { glow, hills, oval, stars, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A purple graveyard night with a crooked tree. */
export const spooky: Setting = {
  horizon: 0.72,
  backdrop: ['#160b33', '#3c1c6b', '#8a3a8f'],
  paint({ context, width, height, horizon, random }) {
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

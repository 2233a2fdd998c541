import { fade } from '../color.ts'
import { hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** White peaks, white ground, falling flakes. */
export const snow: Setting = {
  horizon: 0.66,
  backdrop: ['#4f8fd6', '#9ccaf0', '#e9f5ff'],
  paint({ context, width, height, horizon, random, isCalm }) {
    for (const [x, y, reach] of [
      [0.2, 0.24, 0.34],
      [0.82, 0.16, 0.4],
      [0.52, 0.4, 0.3],
    ] as const) {
      const [top, foot, half] = [horizon * y, horizon + 30, width * reach * 0.8]
      const peak = width * x
      shape(
        context,
        [
          [peak, top],
          [peak + half, foot],
          [peak - half, foot],
        ],
        vertical(context, top, foot, ['#7fa3cd', '#b9d4ee']),
      )
      shape(
        context,
        [
          [peak, top],
          [peak + half * 0.32, top + (foot - top) * 0.32],
          [peak + half * 0.1, top + (foot - top) * 0.26],
          [peak - half * 0.08, top + (foot - top) * 0.36],
          [peak - half * 0.3, top + (foot - top) * 0.3],
        ],
        '#ffffff',
      )
    }
    hills(
      context,
      random,
      width,
      { y: horizon, swing: 16, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#f7fcff', '#cfe4f7']),
    )
    hills(
      context,
      random,
      width,
      { y: horizon + height * 0.1, swing: 14, bumps: 2, bottom: height },
      vertical(context, horizon, height, ['#ffffff', '#bcd6ee']),
    )
    if (isCalm) return
    for (let index = 0; index < 110; index++) {
      const size = between(random, 3, 12)
      oval(
        context,
        random() * width,
        random() * height,
        size,
        size,
        fade('#ffffff', between(random, 0.4, 0.95)),
      )
    }
  },
}

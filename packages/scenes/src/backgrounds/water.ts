import { fade } from '../color.ts'
import { box, cloud, glow, hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Warm sand, a bright sea and a high sun. */
export const beach: Setting = {
  horizon: 0.62,
  paint({ context, width, height, horizon, random }) {
    // Sky and sea meet at a whole pixel: between two of them, neither would cover it.
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

/** White peaks, white ground, falling flakes. */
export const snow: Setting = {
  horizon: 0.66,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#4f8fd6', '#9ccaf0', '#e9f5ff']),
    )
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

/** Deep water, light from above, sand below. */
export const underwater: Setting = {
  horizon: 0.82,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, height, ['#5fe3e6', '#1a9fd6', '#0c5fae', '#0a3a80']),
    )
    for (let index = 0; index < 7; index++) {
      const x = width * (0.05 + index * 0.16)
      const wide = between(random, 30, 90)
      shape(
        context,
        [
          [x, 0],
          [x + wide, 0],
          [x + wide - 60, height],
          [x - wide * 2 - 60, height],
        ],
        vertical(context, 0, horizon, [fade('#e6fffb', 0.3), fade('#e6fffb', 0)]),
      )
    }
    hills(
      context,
      random,
      width,
      { y: horizon - 50, swing: 40, bumps: 4, bottom: height },
      fade('#0b4a8f', 0.8),
    )
    hills(
      context,
      random,
      width,
      { y: horizon + 20, swing: 18, bumps: 3, bottom: height },
      vertical(context, horizon, height, ['#e3cf9a', '#a58d63']),
    )
    for (let index = 0; index < 46; index++) {
      const size = between(random, 5, 22)
      oval(context, random() * width, random() * horizon, size, size, fade('#e9ffff', 0.28))
    }
  },
}

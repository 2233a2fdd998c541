import { fade } from '../color.ts'
import { box, glow, roundBox, shape, vertical } from '../paint.ts'
import { between, pick } from '../random.ts'
import type { Setting } from './setting.ts'

/** A wall of mirrors, and racks of weights. */
export const gym: Setting = {
  horizon: 0.76,
  backdrop: ['#2c3246', '#454d68'],
  paint({ context, width, height, horizon, random }) {
    for (let pane = 0; pane < 4; pane++) {
      const x = width * 0.03 + pane * width * 0.24
      roundBox(
        context,
        x,
        horizon * 0.08,
        width * 0.22,
        horizon * 0.58,
        8,
        vertical(context, 0, horizon, ['#9fb6cf', '#c9d8e6']),
      )
      shape(
        context,
        [
          [x + width * 0.12, horizon * 0.08],
          [x + width * 0.18, horizon * 0.08],
          [x + width * 0.06, horizon * 0.66],
          [x, horizon * 0.66],
        ],
        fade('#ffffff', 0.28),
      )
    }
    for (const at of [0.25, 0.75]) glow(context, width * at, 0, width * 0.3, '#ffe9b8', 0.45)
    for (const y of [horizon * 0.8, horizon * 0.97]) {
      box(context, 0, y, width, 12, '#171b2a')
      for (let x = 24; x < width; x += 128) {
        const color = pick(random, ['#e4475b', '#3f8fd8', '#f2a33a', '#58b368'])
        box(context, x + 22, y - 34, 52, 12, '#c3cad6')
        for (const side of [0, 66]) roundBox(context, x + side, y - 56, 30, 56, 8, color)
      }
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#3a3f52', '#20243a']),
    )
    for (let dot = 0; dot < 160; dot++)
      box(
        context,
        between(random, 0, width),
        between(random, horizon, height),
        5,
        3,
        fade('#ffffff', 0.12),
      )
  },
}

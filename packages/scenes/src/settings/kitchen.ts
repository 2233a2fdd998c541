import { fade } from '../color.ts'
import { box, glow, roundBox, vertical } from '../paint.ts'
import { paintWindow } from './interior.ts'
import type { Setting } from './setting.ts'

/** Tiles, a window and a long worktop; the ground is the worktop. */
export const kitchen: Setting = {
  horizon: 0.7,
  backdrop: ['#ffe9c7', '#ffd9a0'],
  paint({ context, width, height, horizon }) {
    const tiles = horizon * 0.5
    box(context, 0, tiles, width, horizon - tiles, '#f4fbfb')
    for (let row = 0; tiles + row * 44 < horizon; row++) {
      for (let x = (row % 2) * -55; x < width; x += 110) {
        box(context, x + 2, tiles + row * 44 + 2, 106, 40, row % 2 === 0 ? '#c9eae6' : '#bfe3e0')
      }
    }
    for (const [x, wide] of [
      [0, 0.27],
      [0.73, 0.27],
    ] as const) {
      roundBox(
        context,
        width * x - 10,
        -20,
        width * wide + 20,
        horizon * 0.42,
        10,
        vertical(context, 0, horizon * 0.42, ['#2fa39a', '#25857f']),
      )
      roundBox(
        context,
        width * (x + 0.02),
        16,
        width * 0.105,
        horizon * 0.34,
        8,
        fade('#ffffff', 0.12),
      )
      roundBox(
        context,
        width * (x + 0.145),
        16,
        width * 0.105,
        horizon * 0.34,
        8,
        fade('#ffffff', 0.12),
      )
    }
    paintWindow(context, width * 0.34, horizon * 0.08, width * 0.32, horizon * 0.52, [
      '#6cc4fa',
      '#dff6ff',
    ])
    glow(context, width * 0.5, horizon * 0.35, width * 0.4, '#fffbe0', 0.5)
    box(
      context,
      0,
      horizon,
      width,
      34,
      vertical(context, horizon, horizon + 34, ['#f0b877', '#c98545']),
    )
    box(
      context,
      0,
      horizon + 34,
      width,
      height,
      vertical(context, horizon + 34, height, ['#1f766f', '#2a958c', '#1d6a66']),
    )
    for (let x = 24; x < width; x += width / 4) {
      roundBox(context, x, horizon + 64, width / 4 - 40, height, 12, fade('#ffffff', 0.1))
      roundBox(context, x + width / 8 - 50, horizon + 84, 60, 12, 6, '#ffe0a3')
    }
  },
}

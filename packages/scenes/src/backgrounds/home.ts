import { fade } from '../color.ts'
import { box, glow, oval, roundBox, shape, stars, vertical } from '../paint.ts'
import { boards, paintWindow } from './interior.ts'
import type { Setting } from './setting.ts'

/** Tiles, a window and a long worktop; the ground is the worktop. */
export const kitchen: Setting = {
  horizon: 0.7,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#ffe9c7', '#ffd9a0']))
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

/** A warm wall with pictures, and a rug on boards. */
export const livingRoom: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#e8a07a', '#f4bd90']))
    for (let x = 0; x < width; x += 80) box(context, x, 0, 40, horizon, fade('#ffffff', 0.07))
    paintWindow(context, width * 0.06, horizon * 0.12, width * 0.26, horizon * 0.55, [
      '#62bdf6',
      '#d6f3ff',
    ])
    glow(context, width * 0.84, horizon * 0.34, width * 0.3, '#fff0c0', 0.75)
    for (const [x, y, w, h, color] of [
      [0.42, 0.16, 0.13, 0.3, '#3f7fb8'],
      [0.57, 0.22, 0.09, 0.2, '#d8596b'],
    ] as const) {
      roundBox(context, width * x, horizon * y, width * w, horizon * h, 6, '#7a4630')
      box(context, width * x + 12, horizon * y + 12, width * w - 24, horizon * h - 24, color)
      oval(
        context,
        width * (x + w / 2),
        horizon * (y + h * 0.6),
        width * w * 0.42,
        width * w * 0.3,
        fade('#fff2d0', 0.7),
      )
    }
    box(context, 0, horizon - 22, width, 22, '#fbe3c8')
    boards(context, width, height, horizon, ['#b9713f', '#8a4b2a'])
    oval(
      context,
      width / 2,
      horizon + (height - horizon) * 0.62,
      width * 0.86,
      (height - horizon) * 0.66,
      '#b9405e',
    )
    oval(
      context,
      width / 2,
      horizon + (height - horizon) * 0.62,
      width * 0.78,
      (height - horizon) * 0.56,
      '#d4607a',
    )
  },
}

/** A dark bedroom with the moon in the window. */
export const bedroom: Setting = {
  horizon: 0.76,
  paint({ context, width, height, horizon, random }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#1a1f4d', '#343a80']))
    for (let x = 0; x < width; x += 64) box(context, x, 0, 3, horizon, fade('#8f9bff', 0.08))
    const [x, y, w, h] = [width * 0.64, horizon * 0.12, width * 0.27, horizon * 0.5]
    paintWindow(context, x, y, w, h, ['#0c1140', '#4a4fae'])
    context.save()
    context.translate(x + 16, y + 16)
    stars(context, random, { width: w - 32, height: h - 32, count: 34 })
    context.restore()
    glow(context, x + w * 0.7, y + h * 0.3, w * 0.7, '#fff2cc', 0.5)
    oval(context, x + w * 0.7, y + h * 0.3, w * 0.22, w * 0.22, '#fff4d2')
    box(context, 0, horizon - 18, width, 18, '#4a51a0')
    boards(context, width, height, horizon, ['#3b2f66', '#1f1a42'])
    shape(
      context,
      [
        [x, horizon],
        [x + w, horizon],
        [x + w * 0.6, height],
        [x - w * 0.8, height],
      ],
      fade('#9fb0ff', 0.13),
    )
  },
}

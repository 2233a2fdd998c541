import { darken, fade, lighten } from '../color.ts'
import { box, glow, horizontal, oval, roundBox, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

const CONFETTI = ['#ff5d8f', '#ffd23f', '#3ddc97', '#4cc9f0', '#b388ff']

/** Red curtains, a wooden stage and three beams of light. */
export const stage: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, horizon, '#3d0614')
    const folds = 16
    for (let index = 0; index < folds; index++) {
      const x = (index / folds) * width
      const wide = width / folds
      box(
        context,
        x,
        0,
        wide + 1,
        horizon,
        horizontal(context, x, x + wide, ['#4e0819', '#c21f3f', '#8a1029', '#4e0819']),
      )
    }
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, [
        fade('#1d0210', 0.75),
        fade('#1d0210', 0.1),
        fade('#1d0210', 0.45),
      ]),
    )
    boards(context, width, height, horizon, ['#b06a38', '#5a2c1c'])
    for (const [from, to] of [
      [0.08, 0.34],
      [0.5, 0.5],
      [0.92, 0.66],
    ] as const) {
      shape(
        context,
        [
          [width * from - 10, -10],
          [width * from + 10, -10],
          [width * to + width * 0.15, horizon + 50],
          [width * to - width * 0.15, horizon + 50],
        ],
        vertical(context, 0, horizon, [fade('#fff3c4', 0.4), fade('#fff3c4', 0.05)]),
      )
    }
    oval(
      context,
      width / 2,
      horizon + (height - horizon) * 0.42,
      width * 0.7,
      (height - horizon) * 0.62,
      fade('#ffe9b0', 0.3),
    )
  },
}

/** A purple room with bunting, balloons of light and confetti. */
export const party: Setting = {
  horizon: 0.78,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#3a1378', '#7a2fc0', '#d04fb4']),
    )
    for (let index = 0; index < 30; index++) {
      const size = between(random, 30, 120)
      oval(
        context,
        random() * width,
        random() * horizon,
        size,
        size,
        fade(CONFETTI[index % 5] ?? '#ffffff', 0.14),
      )
    }
    boards(context, width, height, horizon, ['#6b2a8f', '#33124f'])
    const flags = 14
    for (let index = 0; index < flags; index++) {
      const x = ((index + 0.5) / flags) * width
      const y = 16 + Math.sin(((index + 0.5) / flags) * Math.PI) * horizon * 0.1
      const half = width / flags / 2.4
      shape(
        context,
        [
          [x - half, y],
          [x + half, y],
          [x, y + half * 2],
        ],
        CONFETTI[index % 5] ?? '#ffffff',
      )
    }
    for (let index = 0; index < 120; index++) {
      context.save()
      context.translate(random() * width, random() * height)
      context.rotate(random() * Math.PI)
      box(context, -8, -4, between(random, 10, 20), 8, fade(CONFETTI[index % 5] ?? '#ffffff', 0.9))
      context.restore()
    }
  },
}

/** Neon lines over a dark floor grid. */
export const arcade: Setting = {
  horizon: 0.62,
  paint({ context, width, height, horizon }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#0d0630', '#2d0f6b', '#8f1f9f']),
    )
    glow(context, width / 2, horizon, width * 0.5, '#ff4fd8', 0.65)
    const sun = width * 0.19
    for (let row = 0; row < 10; row++) {
      const y = horizon - sun + (row / 10) * sun
      const half = Math.sqrt(Math.max(0, sun ** 2 - (horizon - y - sun * 0.05) ** 2))
      roundBox(
        context,
        width / 2 - half,
        y,
        half * 2,
        (sun / 10) * (1 - row * 0.055),
        3,
        lighten('#ff7a59', 0.55 - row * 0.05),
      )
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#3a0f6e', '#0c0526']),
    )
    for (let index = -24; index <= 24; index++) {
      const far = width / 2 + index * 40
      shape(
        context,
        [
          [far, horizon],
          [far + 2, horizon],
          [width / 2 + index * 190 + 5, height],
          [width / 2 + index * 190, height],
        ],
        fade('#4fe3ff', 0.55),
      )
    }
    for (let index = 0; index < 9; index++) {
      box(
        context,
        0,
        horizon + (index / 9) ** 2 * (height - horizon),
        width,
        2 + index * 0.4,
        fade('#4fe3ff', 0.6),
      )
    }
    box(context, 0, horizon - 3, width, 5, darken('#ff8ff0', 0.05))
  },
}

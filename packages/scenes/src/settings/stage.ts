import { fade } from '../color.ts'
import { box, horizontal, oval, shape, vertical } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

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

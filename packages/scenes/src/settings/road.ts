import { fade } from '../color.ts'
import { box, glow, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** An empty road that runs to the horizon. */
export const road: Setting = {
  horizon: 0.5,
  backdrop: ['#2f8ee0', '#8fd0f7', '#fff0cf'],
  paint({ context, width, height, horizon, random }) {
    glow(context, width / 2, horizon, width * 0.4, '#fff3c2', 0.9)
    for (let index = 0; index < 9; index++) {
      const [x, half, tall] = [
        random() * width,
        between(random, 120, 260),
        between(random, 40, 130),
      ]
      shape(
        context,
        [
          [x - half, horizon],
          [x, horizon - tall],
          [x + half, horizon],
        ],
        fade('#8fa3c9', 0.6),
      )
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#b6cf7a', '#5f9f4f', '#35733c']),
    )
    const middle = width / 2
    shape(
      context,
      [
        [middle - 26, horizon],
        [middle + 26, horizon],
        [middle + width * 0.52, height],
        [middle - width * 0.52, height],
      ],
      vertical(context, horizon, height, ['#8d90a3', '#4a4d60']),
    )
    for (let index = 0; index < 6; index++) {
      const near = ((index + 0.35) / 6) ** 1.8
      const far = ((index + 0.8) / 6) ** 1.8
      const y = (part: number) => horizon + part * (height - horizon)
      shape(
        context,
        [
          [middle - near * 16, y(near)],
          [middle + near * 16, y(near)],
          [middle + far * 16, y(far)],
          [middle - far * 16, y(far)],
        ],
        '#fff4c2',
      )
    }
  },
}

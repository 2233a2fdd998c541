import { fade } from '../color.ts'
import { glow, hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** Tall trunks and slanting light. */
export const forest: Setting = {
  horizon: 0.7,
  backdrop: ['#2c7a53', '#8fce85', '#e0f4b0'],
  paint({ context, width, height, horizon, random }) {
    glow(context, width * 0.6, horizon * 0.5, width * 0.5, '#fdffd5', 0.9)
    for (const [row, color] of ['#7db884', '#4c8f67', '#2c6449'].entries()) {
      const trunks = 11 - row * 3
      const ground = horizon + row * height * 0.03
      for (let index = 0; index < trunks; index++) {
        const x = ((index + between(random, 0.2, 0.8)) / trunks) * width
        const thick = (18 + row * 17) * between(random, 0.8, 1.2)
        shape(
          context,
          [
            [x - thick * 0.4, 0],
            [x + thick * 0.4, 0],
            [x + thick * 0.7, ground + 20],
            [x - thick * 0.7, ground + 20],
          ],
          color,
        )
        oval(
          context,
          x,
          between(random, 0, horizon * 0.16),
          thick * 7,
          horizon * 0.3,
          fade(color, 0.75),
        )
      }
    }
    for (let index = 0; index < 5; index++) {
      const x = width * (0.25 + index * 0.16)
      shape(
        context,
        [
          [x, 0],
          [x + 50, 0],
          [x - 150, horizon + 60],
          [x - 290, horizon + 60],
        ],
        fade('#fbffd0', 0.13),
      )
    }
    const ground = vertical(context, horizon, height, ['#7fb455', '#3c7a3c', '#1d4a2f'])
    hills(context, random, width, { y: horizon + 20, swing: 14, bumps: 4, bottom: height }, ground)
  },
}

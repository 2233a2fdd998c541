import { fade } from '../color.ts'
import { box, cloud, glow, hills, oval, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from './setting.ts'

/** Green hills under a friendly sky. */
export const meadow: Setting = {
  horizon: 0.6,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#3ea6f2', '#8fd6fb', '#e6f9ff']),
    )
    glow(context, width * 0.16, horizon * 0.2, width * 0.3, '#fff3bf', 0.9)
    for (const [x, y, size] of [
      [0.2, 0.42, 0.2],
      [0.55, 0.3, 0.15],
      [0.85, 0.48, 0.22],
    ] as const) {
      cloud(context, width * x, horizon * y, width * size, fade('#ffffff', 0.92))
    }
    const layer = (offset: number, swing: number, colors: readonly string[]) => {
      const y = horizon + offset * height
      hills(
        context,
        random,
        width,
        { y, swing, bumps: 3, bottom: height },
        vertical(context, y - swing, height, colors),
      )
    }
    layer(-0.07, 40, ['#8fd3a0', '#5fb67c'])
    layer(-0.01, 34, ['#7bd06b', '#3f9f4c'])
    layer(0.06, 20, ['#8fdd5c', '#4fae3d', '#2e8a35'])
    for (let index = 0; index < 90; index++) {
      const y = between(random, horizon + height * 0.1, height)
      const color = ['#fff6a8', '#ffffff', '#ff9ec4'][index % 3] ?? '#ffffff'
      oval(context, random() * width, y, 9, 7, fade(color, 0.9))
    }
  },
}

/** Tall trunks and slanting light. */
export const forest: Setting = {
  horizon: 0.7,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#2c7a53', '#8fce85', '#e0f4b0']),
    )
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

/** Sun-struck dunes. */
export const desert: Setting = {
  horizon: 0.62,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#2a8fd8', '#8fd0ea', '#ffe9bd']),
    )
    glow(context, width * 0.74, horizon * 0.26, width * 0.36, '#fff2b0', 1)
    oval(context, width * 0.74, horizon * 0.26, width * 0.1, width * 0.1, '#fffde8')
    dunes({ context, width, height, horizon, random }, -0.06, ['#f2b56b', '#dd8c46'])
    dunes({ context, width, height, horizon, random }, 0, ['#ffc97c', '#d9803d'])
    dunes({ context, width, height, horizon, random }, 0.1, ['#ffdc93', '#f0a455', '#b9632f'])
  },
}

function dunes(
  { context, width, height, horizon, random }: Stage,
  offset: number,
  colors: readonly string[],
) {
  const y = horizon + offset * height
  hills(
    context,
    random,
    width,
    { y, swing: 34, bumps: 2, bottom: height },
    vertical(context, y - 34, height, colors),
  )
}

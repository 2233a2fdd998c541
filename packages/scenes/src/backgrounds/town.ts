import { fade, mix } from '../color.ts'
import { box, type Context, cloud, glow, shape, stars, vertical } from '../paint.ts'
import { between, type Random } from '../random.ts'
import type { Setting } from './setting.ts'

/** A street by day with a skyline behind. */
export const city: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#4aa8f0', '#a8dcfb', '#fff1d6']),
    )
    cloud(context, width * 0.24, horizon * 0.34, width * 0.18, fade('#ffffff', 0.85))
    cloud(context, width * 0.76, horizon * 0.24, width * 0.14, fade('#ffffff', 0.8))
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.6,
      color: '#a9c4e4',
      lit: fade('#ffffff', 0.3),
    })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.46,
      color: '#7f93c4',
      lit: fade('#fff6cf', 0.65),
    })
    pavement(context, width, height, horizon, '#c9ced9', '#565b6e')
  },
}

/** The same street lit by its windows. */
export const cityNight: Setting = {
  horizon: 0.74,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#0b0d2e', '#2b1f66', '#83408f', '#f0876b']),
    )
    stars(context, random, { width, height: horizon * 0.5, count: 80 })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.66,
      color: '#3a2f75',
      lit: fade('#ffd98a', 0.4),
    })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.5,
      color: '#1c1a48',
      lit: fade('#ffdf8f', 0.9),
    })
    pavement(context, width, height, horizon, '#4b4a70', '#191a33')
  },
}

/** An empty road that runs to the horizon. */
export const road: Setting = {
  horizon: 0.5,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#2f8ee0', '#8fd0f7', '#fff0cf']),
    )
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

function skyline(
  context: Context,
  random: Random,
  row: { width: number; ground: number; tall: number; color: string; lit: string },
): void {
  let x = -30
  while (x < row.width) {
    const wide = between(random, 80, 170)
    const top = row.ground - between(random, 0.45, 1) * row.tall
    box(
      context,
      x,
      top,
      wide - 6,
      row.ground - top,
      vertical(context, top, row.ground, [row.color, mix(row.color, '#ffffff', 0.16)]),
    )
    for (let wy = top + 22; wy < row.ground - 24; wy += 36) {
      for (let wx = x + 16; wx < x + wide - 28; wx += 29) {
        if (random() < 0.6) box(context, wx, wy, 14, 20, row.lit)
      }
    }
    x += wide
  }
}

function pavement(
  context: Context,
  width: number,
  height: number,
  horizon: number,
  kerb: string,
  street: string,
): void {
  const edge = horizon + (height - horizon) * 0.42
  box(
    context,
    0,
    horizon,
    width,
    height,
    vertical(context, horizon, edge, [mix(kerb, '#000000', 0.12), kerb]),
  )
  for (let x = -width; x < width * 2; x += 130) {
    shape(
      context,
      [
        [width / 2 + (x - width / 2) * 0.9, horizon],
        [width / 2 + (x - width / 2) * 0.9 + 3, horizon],
        [x + 4, edge],
        [x, edge],
      ],
      fade('#20203a', 0.18),
    )
  }
  box(context, 0, edge, width, 12, mix(kerb, '#20203a', 0.4))
  box(
    context,
    0,
    edge + 12,
    width,
    height,
    vertical(context, edge, height, [mix(street, '#000000', 0.15), street]),
  )
}

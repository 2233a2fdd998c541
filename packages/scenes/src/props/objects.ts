import { darken, fade, lighten } from '../color.ts'
import { box, glow, horizontal, oval, roundBox, shape, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A closed panelled door in its frame. */
export const door: Prop = {
  color: '#c0432f',
  paint({ context, width, height, color }) {
    const half = width / 2
    roundBox(
      context,
      -half,
      -height,
      width,
      height,
      [14, 14, 0, 0],
      vertical(context, -height, 0, ['#fff4e0', '#d6c3a6']),
    )
    const inner = width * 0.84
    roundBox(
      context,
      -inner / 2,
      -height * 0.95,
      inner,
      height * 0.95,
      [8, 8, 0, 0],
      vertical(context, -height, 0, [lighten(color, 0.14), darken(color, 0.2)]),
    )
    for (const [y, tall] of [
      [-0.88, 0.36],
      [-0.44, 0.36],
    ] as const) {
      for (const side of [-1, 1]) {
        const x = side < 0 ? -inner * 0.42 : inner * 0.05
        roundBox(context, x, height * y, inner * 0.37, height * tall, 8, fade('#120a24', 0.22))
        roundBox(
          context,
          x + 5,
          height * y + 6,
          inner * 0.37 - 10,
          height * tall - 10,
          6,
          fade(lighten(color, 0.4), 0.26),
        )
      }
    }
    oval(context, inner * 0.41, -height * 0.46, width * 0.075, width * 0.075, '#ffe08a')
  },
}

/** A flat computer screen on a stand. */
export const screen: Prop = {
  color: '#1c2340',
  paint({ context, width, height, color }) {
    roundBox(context, -width * 0.07, -height * 0.24, width * 0.14, height * 0.22, 4, '#8d94ab')
    oval(context, 0, -height * 0.03, width * 0.42, height * 0.07, '#a9b0c6')
    roundBox(context, -width / 2, -height, width, height * 0.8, 14, '#23263a')
    roundBox(
      context,
      -width * 0.475,
      -height * 0.97,
      width * 0.95,
      height * 0.72,
      6,
      vertical(context, -height, 0, [lighten(color, 0.1), color]),
    )
  },
}

/** A television that is on, with the light it throws. */
export const television: Prop = {
  color: '#58c8ff',
  paint({ context, width, height, color }) {
    glow(context, 0, -height * 0.56, width, color, 0.55)
    roundBox(context, -width / 2, -height, width, height * 0.9, 16, '#15172a')
    roundBox(
      context,
      -width * 0.47,
      -height * 0.96,
      width * 0.94,
      height * 0.8,
      8,
      vertical(context, -height, 0, [lighten(color, 0.5), color]),
    )
    roundBox(context, -width * 0.16, -height * 0.1, width * 0.32, height * 0.1, 4, '#15172a')
  },
}

/** A gilt picture frame around an empty canvas. */
export const picture: Prop = {
  color: '#fbf4e4',
  paint({ context, width, height, color }) {
    const edge = Math.min(width, height) * 0.09
    roundBox(context, -width / 2 + 6, -height + 16, width, height, 8, fade('#120a24', 0.3))
    roundBox(
      context,
      -width / 2,
      -height,
      width,
      height,
      8,
      vertical(context, -height, 0, ['#ffe79a', '#c98f2c', '#8a5a17']),
    )
    roundBox(
      context,
      -width / 2 + edge * 0.4,
      -height + edge * 0.4,
      width - edge * 0.8,
      height - edge * 0.8,
      6,
      vertical(context, -height, 0, ['#a86f1d', '#f3cf6d']),
    )
    box(context, -width / 2 + edge, -height + edge, width - edge * 2, height - edge * 2, color)
    box(context, -width / 2 + edge, -height + edge, width - edge * 2, 14, fade('#120a24', 0.18))
  },
}

/** A white block to show something on. */
export const plinth: Prop = {
  color: '#f2f0f8',
  paint({ context, width, height, color }) {
    const half = width / 2
    box(
      context,
      -half * 0.88,
      -height * 0.9,
      width * 0.88,
      height * 0.9,
      horizontal(context, -half, half, [darken(color, 0.06), color, darken(color, 0.3)]),
    )
    roundBox(
      context,
      -half,
      -height,
      width,
      height * 0.12,
      6,
      vertical(context, -height, -height * 0.88, ['#ffffff', darken(color, 0.16)]),
    )
    box(context, -half * 0.88, -height * 0.88, width * 0.88, 12, fade('#120a24', 0.16))
    roundBox(context, -half, -height * 0.07, width, height * 0.07, 4, darken(color, 0.14))
  },
}

/** An open fridge, full of light. */
export const fridge: Prop = {
  color: '#e9f3fb',
  paint({ context, width, height, color }) {
    const half = width / 2
    shape(
      context,
      [
        [half, -height],
        [half * 1.75, -height * 1.04],
        [half * 1.75, height * 0.03],
        [half, 0],
      ],
      horizontal(context, half, half * 1.75, [darken(color, 0.2), darken(color, 0.05)]),
    )
    for (const y of [-0.82, -0.52, -0.22]) {
      shape(
        context,
        [
          [half * 1.08, height * y],
          [half * 1.62, height * (y - 0.01)],
          [half * 1.62, height * (y + 0.1)],
          [half * 1.08, height * (y + 0.09)],
        ],
        fade('#ffffff', 0.75),
      )
    }
    roundBox(
      context,
      -half,
      -height,
      width,
      height,
      20,
      vertical(context, -height, 0, [color, darken(color, 0.25)]),
    )
    roundBox(
      context,
      -half + 20,
      -height + 20,
      width - 40,
      height - 40,
      10,
      vertical(context, -height, 0, ['#fffbe0', '#dff1ff']),
    )
    for (const y of [-0.73, -0.49, -0.25]) {
      box(context, -half + 20, height * y, width - 40, 9, '#a9c3dc')
      box(context, -half + 20, height * y + 9, width - 40, 16, fade('#120a24', 0.1))
    }
    glow(context, 0, -height * 0.8, width * 0.75, '#fffbd6', 0.8)
  },
}

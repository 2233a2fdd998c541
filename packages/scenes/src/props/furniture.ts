import { darken, fade, lighten } from '../color.ts'
import { box, oval, roundBox, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A sofa for two or three, from the front. */
export const sofa: Prop = {
  color: '#2f7f8f',
  paint({ context, width, height, color }) {
    const half = width / 2
    const dark = darken(color, 0.3)
    for (const side of [-0.84, 0.74])
      roundBox(context, half * side, -height * 0.1, half * 0.1, height * 0.1, 6, '#3a2418')
    roundBox(
      context,
      -half * 0.92,
      -height,
      width * 0.92,
      height * 0.8,
      46,
      vertical(context, -height, 0, [lighten(color, 0.16), dark]),
    )
    box(context, -3, -height * 0.96, 6, height * 0.5, fade('#120a24', 0.16))
    for (const side of [-1, 0]) {
      roundBox(
        context,
        side * half * 0.8 + 4,
        -height * 0.5,
        half * 0.8 - 8,
        height * 0.26,
        22,
        vertical(context, -height * 0.5, -height * 0.24, [lighten(color, 0.26), color]),
      )
    }
    roundBox(
      context,
      -half * 0.9,
      -height * 0.3,
      width * 0.9,
      height * 0.22,
      18,
      vertical(context, -height * 0.3, -height * 0.08, [darken(color, 0.1), dark]),
    )
    for (const side of [-1, 0.76]) {
      roundBox(
        context,
        half * side,
        -height * 0.66,
        half * 0.24,
        height * 0.6,
        38,
        vertical(context, -height * 0.66, 0, [lighten(color, 0.2), darken(color, 0.16)]),
      )
    }
  },
}

/** A bed from its foot end, with a headboard, pillow and blanket; a head fits on the pillow. */
export const bed: Prop = {
  color: '#5a6ff0',
  paint({ context, width, height, color }) {
    const half = width / 2
    roundBox(
      context,
      -half * 0.98,
      -height,
      width * 0.98,
      height * 0.8,
      30,
      vertical(context, -height, 0, ['#a8673c', '#6b3d24']),
    )
    roundBox(
      context,
      -half * 0.52,
      -height * 0.84,
      width * 0.52,
      height * 0.36,
      50,
      vertical(context, -height * 0.84, -height * 0.48, ['#ffffff', '#cfd3ea']),
    )
    roundBox(
      context,
      -half,
      -height * 0.52,
      width,
      height * 0.52,
      [44, 44, 8, 8],
      vertical(context, -height * 0.52, 0, [lighten(color, 0.16), darken(color, 0.3)]),
    )
    roundBox(
      context,
      -half,
      -height * 0.52,
      width,
      height * 0.12,
      34,
      vertical(context, -height * 0.52, -height * 0.4, ['#ffffff', '#d9dcf0']),
    )
    for (let index = 0; index < 7; index++) {
      oval(
        context,
        -half + (index + 0.5) * (width / 7),
        -height * (index % 2 === 0 ? 0.25 : 0.12),
        34,
        34,
        fade('#ffffff', 0.22),
      )
    }
  },
}

/** A park bench. */
export const bench: Prop = {
  color: '#a9653a',
  paint({ context, width, height, color }) {
    const half = width / 2
    for (const side of [-0.8, 0.72]) {
      roundBox(context, half * side, -height, half * 0.08, height, 6, '#3b4055')
    }
    for (let row = 0; row < 3; row++) {
      const y = -height + row * height * 0.17
      roundBox(
        context,
        -half,
        y,
        width,
        height * 0.12,
        10,
        vertical(context, y, y + height * 0.12, [lighten(color, 0.24), color]),
      )
    }
    roundBox(
      context,
      -half * 1.03,
      -height * 0.42,
      width * 1.03,
      height * 0.11,
      10,
      vertical(context, -height * 0.42, -height * 0.31, [lighten(color, 0.34), color]),
    )
    roundBox(
      context,
      -half * 1.03,
      -height * 0.3,
      width * 1.03,
      height * 0.07,
      10,
      darken(color, 0.3),
    )
  },
}

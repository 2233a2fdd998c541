import { darken, fade, lighten } from '../color.ts'
import { box, oval, roundBox, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A desk seen from the front: its top in perspective and a closed front. */
export const desk: Prop = {
  color: '#b9713f',
  paint({ context, width, height, color }) {
    const half = width / 2
    const top = Math.min(70, height * 0.34)
    roundBox(
      context,
      -half * 0.96,
      -height + top,
      width * 0.96,
      height - top,
      10,
      vertical(context, -height, 0, [darken(color, 0.38), darken(color, 0.2)]),
    )
    for (const at of [-0.88, 0.08]) {
      roundBox(
        context,
        half * at,
        -height + top + 30,
        half * 0.8,
        Math.max(10, height - top - 60),
        12,
        fade(lighten(color, 0.3), 0.14),
      )
    }
    box(context, -half * 0.96, -height + top, width * 0.96, 22, fade('#120a24', 0.3))
    context.beginPath()
    context.moveTo(-half * 0.95, -height)
    context.lineTo(half * 0.95, -height)
    context.lineTo(half, -height + top * 0.66)
    context.lineTo(-half, -height + top * 0.66)
    context.closePath()
    context.fillStyle = vertical(context, -height, -height + top, [
      lighten(color, 0.12),
      lighten(color, 0.3),
    ])
    context.fill()
    roundBox(
      context,
      -half,
      -height + top * 0.62,
      width,
      top * 0.38,
      8,
      vertical(context, -height + top * 0.6, -height + top, [color, darken(color, 0.22)]),
    )
  },
}

/** A table with a cloth. */
export const roundTable: Prop = {
  color: '#fdf3e3',
  paint({ context, width, height, color }) {
    const half = width / 2
    const lip = width * 0.1
    context.beginPath()
    context.moveTo(-half, -height + lip)
    const folds = 9
    const low = -height * 0.04
    context.lineTo(-half * 0.92, low)
    for (let index = 0; index < folds; index++) {
      const x = -half * 0.92 + ((index + 1) / folds) * half * 1.84
      const middle = x - (half * 0.92) / folds
      context.quadraticCurveTo(middle, low + (index % 2 === 0 ? 26 : -8), x, low)
    }
    context.lineTo(half, -height + lip)
    context.closePath()
    context.fillStyle = vertical(context, -height, 0, [darken(color, 0.12), darken(color, 0.34)])
    context.fill()
    for (let index = 1; index < folds; index++) {
      const x = -half + (index / folds) * width
      box(context, x, -height + lip, 5, height * 0.8, fade('#120a24', 0.07))
    }
    oval(context, 0, -height + lip + 8, width, lip * 2, fade('#120a24', 0.2))
    oval(
      context,
      0,
      -height + lip,
      width,
      lip * 2,
      vertical(context, -height, -height + lip * 2, [color, darken(color, 0.1)]),
    )
  },
}

/** A lectern. */
export const podium: Prop = {
  color: '#8a4f2c',
  paint({ context, width, height, color }) {
    const half = width / 2
    context.beginPath()
    context.moveTo(-half * 0.86, -height * 0.86)
    context.lineTo(half * 0.86, -height * 0.86)
    context.lineTo(half * 0.7, 0)
    context.lineTo(-half * 0.7, 0)
    context.closePath()
    context.fillStyle = vertical(context, -height, 0, [color, darken(color, 0.4)])
    context.fill()
    roundBox(
      context,
      -half * 0.5,
      -height * 0.68,
      half,
      height * 0.5,
      12,
      fade(lighten(color, 0.5), 0.18),
    )
    roundBox(
      context,
      -half,
      -height,
      width,
      height * 0.16,
      12,
      vertical(context, -height, -height * 0.84, [lighten(color, 0.34), color]),
    )
  },
}

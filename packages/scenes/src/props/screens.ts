import { lighten } from '../color.ts'
import { glow, oval, roundBox, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

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

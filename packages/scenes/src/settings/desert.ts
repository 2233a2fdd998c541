import { glow, hills, oval, vertical } from '../paint.ts'
import type { Setting, Stage } from './setting.ts'

/** Sun-struck dunes. */
export const desert: Setting = {
  horizon: 0.62,
  backdrop: ['#2a8fd8', '#8fd0ea', '#ffe9bd'],
  paint({ context, width, height, horizon, random }) {
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

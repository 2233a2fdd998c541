import { box, roundBox, vertical } from '../paint.ts'
import { tiles } from './interior.ts'
import type { Setting } from './setting.ts'

const HEARTBEAT = [
  [0, 0.55],
  [0.28, 0.55],
  [0.34, 0.4],
  [0.4, 0.72],
  [0.48, 0.12],
  [0.56, 0.88],
  [0.62, 0.55],
  [1, 0.55],
] as const

/** A ward with a curtain and a quiet monitor. */
export const hospital: Setting = {
  horizon: 0.78,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#dff3f2', '#bfe2e0']))
    box(context, 0, horizon * 0.72, width, horizon * 0.05, '#7cc4c1')
    box(context, width * 0.03, horizon * 0.1, width * 0.44, 12, '#9fb4ba')
    for (let fold = 0; fold < 9; fold++) {
      const x = width * 0.04 + fold * width * 0.046
      const shades = fold % 2 === 0 ? ['#8ed0cf', '#6bb6b6'] : ['#a8dedc', '#86c8c8']
      box(
        context,
        x,
        horizon * 0.11,
        width * 0.048,
        horizon * 0.74,
        vertical(context, 0, horizon, shades),
      )
    }
    const [x, y, w, h] = [width * 0.58, horizon * 0.24, width * 0.32, horizon * 0.3]
    roundBox(context, x - 12, y - 12, w + 24, h + 24, 16, '#e9eef2')
    box(context, x, y, w, h, '#10343a')
    context.strokeStyle = '#4dffb4'
    context.lineWidth = 7
    context.lineJoin = 'round'
    context.beginPath()
    for (const [dx, dy] of HEARTBEAT) context.lineTo(x + w * dx, y + h * dy)
    context.stroke()
    box(context, x + w / 2 - 10, y + h + 12, 20, horizon - y - h, '#c3ced4')
    tiles(stage, ['#d7e9e8', '#a4c4c4'])
  },
}

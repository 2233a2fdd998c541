import { fade } from '../color.ts'
import { box, oval, roundBox, vertical } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** A chalkboard on a warm wall. */
export const classroom: Setting = {
  horizon: 0.8,
  backdrop: ['#f6d79c', '#f0c07a'],
  paint({ context, width, height, horizon }) {
    const [x, y, w, h] = [width * 0.06, horizon * 0.08, width * 0.88, horizon * 0.68]
    roundBox(context, x - 22, y - 22 + 10, w + 44, h + 44, 12, fade('#4a2410', 0.35))
    roundBox(
      context,
      x - 22,
      y - 22,
      w + 44,
      h + 44,
      12,
      vertical(context, y, y + h, ['#b5763e', '#8a5228']),
    )
    box(context, x, y, w, h, vertical(context, y, y + h, ['#1f5a47', '#2c7a5f']))
    for (const [dx, dy, dw] of [
      [0.3, 0.4, 0.5],
      [0.7, 0.66, 0.4],
    ] as const) {
      oval(context, x + w * dx, y + h * dy, w * dw, h * 0.4, fade('#ffffff', 0.05))
    }
    roundBox(context, x + w * 0.3, y + h + 12, w * 0.4, 18, 6, '#6e3f1f')
    roundBox(context, x + w * 0.36, y + h + 4, 54, 10, 5, '#ffffff')
    roundBox(context, x + w * 0.44, y + h + 4, 40, 10, 5, '#ffd166')
    boards(context, width, height, horizon, ['#c98a4e', '#8a5530'])
  },
}

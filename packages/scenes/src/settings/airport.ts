import { fade } from '../color.ts'
import { box, cloud, oval, roundBox, shape, vertical } from '../paint.ts'
import { tiles } from './interior.ts'
import type { Setting } from './setting.ts'

/** A departure hall: a wide window, and a plane behind it. */
export const airport: Setting = {
  horizon: 0.76,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, '#e8edf3')
    box(
      context,
      0,
      horizon * 0.12,
      width,
      horizon * 0.8,
      vertical(context, 0, horizon, ['#58b4f2', '#d9f1ff']),
    )
    cloud(context, width * 0.22, horizon * 0.34, 120, fade('#ffffff', 0.85))
    cloud(context, width * 0.86, horizon * 0.26, 90, fade('#ffffff', 0.85))
    box(
      context,
      0,
      horizon * 0.78,
      width,
      horizon * 0.14,
      vertical(context, horizon * 0.78, horizon, ['#8b97a8', '#6c788c']),
    )
    const [x, y, s] = [width * 0.52, horizon * 0.66, width * 0.001]
    shape(
      context,
      [
        [x + 250 * s, y - 20],
        [x + 330 * s, y - 150 * s],
        [x + 375 * s, y - 150 * s],
        [x + 340 * s, y],
      ],
      '#e4475b',
    )
    roundBox(
      context,
      x - 330 * s,
      y - 52 * s,
      690 * s,
      96 * s,
      48 * s,
      vertical(context, y - 50, y + 50, ['#ffffff', '#c9d3de']),
    )
    for (let pane = 0; pane < 13; pane++)
      oval(context, x - 230 * s + pane * 40 * s, y - 14 * s, 18 * s, 22 * s, '#3f6fa8')
    shape(
      context,
      [
        [x - 60 * s, y + 10],
        [x + 90 * s, y + 10],
        [x + 190 * s, y + 92 * s],
        [x + 130 * s, y + 92 * s],
      ],
      '#aab6c4',
    )
    for (let bar = 0; bar <= 4; bar++)
      box(context, (bar * width) / 4 - 8, horizon * 0.1, 16, horizon * 0.84, '#b9c4d0')
    box(context, 0, horizon * 0.92, width, horizon * 0.08, '#cdd6df')
    roundBox(context, width * 0.3, horizon * 0.02, width * 0.4, horizon * 0.12, 8, '#1c2340')
    for (const row of [0.045, 0.075, 0.105])
      box(context, width * 0.33, horizon * row, width * 0.34, 8, fade('#ffd23f', 0.85))
    tiles(stage, ['#dfe5ec', '#aab4c2'])
  },
}

import { fade } from '../color.ts'
import { box, glow, oval, roundBox, shape, vertical } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** Evening in a restaurant: lamps, dark wood, blurred lights. */
export const restaurant: Setting = {
  horizon: 0.72,
  backdrop: ['#3a1730', '#6e2740', '#a04548'],
  paint({ context, width, height, horizon, random }) {
    for (let index = 0; index < 26; index++) {
      const size = 26 + random() * 60
      oval(
        context,
        random() * width,
        horizon * (0.2 + random() * 0.6),
        size,
        size,
        fade(['#ffcf7a', '#ff9d6b', '#ffe6b3'][index % 3] ?? '#ffcf7a', 0.2),
      )
    }
    box(
      context,
      0,
      horizon * 0.7,
      width,
      horizon * 0.3,
      vertical(context, horizon * 0.7, horizon, ['#5a2230', '#3c1626']),
    )
    for (let x = 30; x < width; x += 180)
      roundBox(context, x, horizon * 0.75, 140, horizon * 0.18, 8, fade('#ffffff', 0.05))
    for (const x of [0.17, 0.5, 0.83]) {
      glow(context, width * x, horizon * 0.24, width * 0.2, '#ffdf9a', 0.85)
      box(context, width * x - 2, 0, 4, horizon * 0.14, '#1f0c1c')
      shape(
        context,
        [
          [width * x - 22, horizon * 0.13],
          [width * x + 22, horizon * 0.13],
          [width * x + 62, horizon * 0.23],
          [width * x - 62, horizon * 0.23],
        ],
        vertical(context, horizon * 0.13, horizon * 0.23, ['#d99a3c', '#8a5420']),
      )
      oval(context, width * x, horizon * 0.23, 110, 16, '#fff3cf')
    }
    boards(context, width, height, horizon, ['#5c2c28', '#2c1420'])
  },
}

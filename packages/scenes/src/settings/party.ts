import { fade } from '../color.ts'
import { box, oval, shape } from '../paint.ts'
import { between } from '../random.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

const CONFETTI = ['#ff5d8f', '#ffd23f', '#3ddc97', '#4cc9f0', '#b388ff']

/** A purple room with bunting, balloons of light and confetti. */
export const party: Setting = {
  horizon: 0.78,
  backdrop: ['#3a1378', '#7a2fc0', '#d04fb4'],
  paint({ context, width, height, horizon, random }) {
    for (let index = 0; index < 30; index++) {
      const size = between(random, 30, 120)
      oval(
        context,
        random() * width,
        random() * horizon,
        size,
        size,
        fade(CONFETTI[index % 5] ?? '#ffffff', 0.14),
      )
    }
    boards(context, width, height, horizon, ['#6b2a8f', '#33124f'])
    const flags = 14
    for (let index = 0; index < flags; index++) {
      const x = ((index + 0.5) / flags) * width
      const y = 16 + Math.sin(((index + 0.5) / flags) * Math.PI) * horizon * 0.1
      const half = width / flags / 2.4
      shape(
        context,
        [
          [x - half, y],
          [x + half, y],
          [x, y + half * 2],
        ],
        CONFETTI[index % 5] ?? '#ffffff',
      )
    }
    for (let index = 0; index < 120; index++) {
      context.save()
      context.translate(random() * width, random() * height)
      context.rotate(random() * Math.PI)
      box(context, -8, -4, between(random, 10, 20), 8, fade(CONFETTI[index % 5] ?? '#ffffff', 0.9))
      context.restore()
    }
  },
}

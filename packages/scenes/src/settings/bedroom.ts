import { fade } from '../color.ts'
import { box, glow, oval, shape, stars } from '../paint.ts'
import { boards, paintWindow } from './interior.ts'
import type { Setting } from './setting.ts'

/** A dark bedroom with the moon in the window. */
export const bedroom: Setting = {
  horizon: 0.76,
  backdrop: ['#1a1f4d', '#343a80'],
  paint({ context, width, height, horizon, random }) {
    for (let x = 0; x < width; x += 64) box(context, x, 0, 3, horizon, fade('#8f9bff', 0.08))
    const [x, y, w, h] = [width * 0.64, horizon * 0.12, width * 0.27, horizon * 0.5]
    paintWindow(context, x, y, w, h, ['#0c1140', '#4a4fae'])
    context.save()
    context.translate(x + 16, y + 16)
    stars(context, random, { width: w - 32, height: h - 32, count: 34 })
    context.restore()
    glow(context, x + w * 0.7, y + h * 0.3, w * 0.7, '#fff2cc', 0.5)
    oval(context, x + w * 0.7, y + h * 0.3, w * 0.22, w * 0.22, '#fff4d2')
    box(context, 0, horizon - 18, width, 18, '#4a51a0')
    boards(context, width, height, horizon, ['#3b2f66', '#1f1a42'])
    shape(
      context,
      [
        [x, horizon],
        [x + w, horizon],
        [x + w * 0.6, height],
        [x - w * 0.8, height],
      ],
      fade('#9fb0ff', 0.13),
    )
  },
}

import { fade } from '../color.ts'
import { box, glow, oval, roundBox } from '../paint.ts'
import { boards, paintWindow } from './interior.ts'
import type { Setting } from './setting.ts'

/** A warm wall with pictures, and a rug on boards. */
export const livingRoom: Setting = {
  horizon: 0.74,
  backdrop: ['#e8a07a', '#f4bd90'],
  paint({ context, width, height, horizon }) {
    for (let x = 0; x < width; x += 80) box(context, x, 0, 40, horizon, fade('#ffffff', 0.07))
    paintWindow(context, width * 0.06, horizon * 0.12, width * 0.26, horizon * 0.55, [
      '#62bdf6',
      '#d6f3ff',
    ])
    glow(context, width * 0.84, horizon * 0.34, width * 0.3, '#fff0c0', 0.75)
    for (const [x, y, w, h, color] of [
      [0.42, 0.16, 0.13, 0.3, '#3f7fb8'],
      [0.57, 0.22, 0.09, 0.2, '#d8596b'],
    ] as const) {
      roundBox(context, width * x, horizon * y, width * w, horizon * h, 6, '#7a4630')
      box(context, width * x + 12, horizon * y + 12, width * w - 24, horizon * h - 24, color)
      oval(
        context,
        width * (x + w / 2),
        horizon * (y + h * 0.6),
        width * w * 0.42,
        width * w * 0.3,
        fade('#fff2d0', 0.7),
      )
    }
    box(context, 0, horizon - 22, width, 22, '#fbe3c8')
    boards(context, width, height, horizon, ['#b9713f', '#8a4b2a'])
    oval(
      context,
      width / 2,
      horizon + (height - horizon) * 0.62,
      width * 0.86,
      (height - horizon) * 0.66,
      '#b9405e',
    )
    oval(
      context,
      width / 2,
      horizon + (height - horizon) * 0.62,
      width * 0.78,
      (height - horizon) * 0.56,
      '#d4607a',
    )
  },
}

import { fade } from '../color.ts'
import { box, glow, horizontal, roundBox } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** Panelled wood, pillars and a seal. */
export const courtroom: Setting = {
  horizon: 0.78,
  backdrop: ['#5a2f1b', '#8a4f2c'],
  paint({ context, width, height, horizon }) {
    for (let x = 20; x < width; x += 150) {
      roundBox(context, x, horizon * 0.08, 120, horizon * 0.5, 8, fade('#2c1208', 0.35))
      roundBox(
        context,
        x + 8,
        horizon * 0.08 + 8,
        104,
        horizon * 0.5 - 16,
        6,
        fade('#c9814a', 0.28),
      )
    }
    for (const at of [0.06, 0.94]) {
      const x = width * at - 50
      box(
        context,
        x,
        0,
        100,
        horizon,
        horizontal(context, x, x + 100, ['#cfc4b4', '#fffaf0', '#c4b7a3', '#8f816c']),
      )
      for (let line = 1; line < 5; line++)
        box(context, x + line * 20 - 2, 40, 4, horizon - 80, fade('#6e5f4a', 0.25))
      roundBox(context, x - 18, 0, 136, 40, 6, '#efe6d6')
      roundBox(context, x - 18, horizon - 40, 136, 40, 6, '#d9cdb8')
    }
    glow(context, width / 2, horizon * 0.3, width * 0.4, '#ffe2a6', 0.5)
    boards(context, width, height, horizon, ['#7a4326', '#3d1f14'])
  },
}

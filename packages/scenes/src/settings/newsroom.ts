import { fade } from '../color.ts'
import { box, glow, oval, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A blue studio with a dotted map and bright panels. */
export const newsroom: Setting = {
  horizon: 0.8,
  paint({ context, width, height, horizon, random }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, height, ['#041a4a', '#0b4aa8', '#1a86d9']),
    )
    glow(context, width * 0.5, horizon * 0.45, width * 0.55, '#4fc3ff', 0.6)
    for (let y = 40; y < horizon; y += 24) {
      for (let x = 20; x < width; x += 24) {
        const land =
          Math.sin(x / 120 + 1) + Math.cos(y / 80 + x / 260) + between(random, -0.25, 0.25)
        if (land > 0.55) oval(context, x, y, 13, 13, fade('#9fe0ff', 0.4))
      }
    }
    for (const at of [-0.02, 0.94]) {
      box(
        context,
        width * at,
        0,
        width * 0.08,
        horizon,
        vertical(context, 0, horizon, ['#8fe0ff', '#1f7fe0']),
      )
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#06225c', '#0b3f8f']),
    )
    box(context, 0, horizon - 5, width, 6, '#8fe0ff')
  },
}

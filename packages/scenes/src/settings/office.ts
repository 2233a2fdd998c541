import { fade } from '../color.ts'
import { box, glow, roundBox, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A bright office with a wide window on the town. */
export const office: Setting = {
  horizon: 0.76,
  backdrop: ['#b7cbe0', '#e4edf6'],
  paint({ context, width, height, horizon, random }) {
    const [x, y, w, h] = [width * 0.07, horizon * 0.17, width * 0.86, horizon * 0.52]
    roundBox(context, x - 10, y - 10, w + 20, h + 20, 10, '#8ba2bd')
    box(context, x, y, w, h, vertical(context, y, y + h, ['#5fb9f4', '#c9ecff']))
    context.save()
    context.beginPath()
    context.rect(x, y, w, h)
    context.clip()
    for (let bx = x; bx < x + w; bx += 74) {
      const tall = between(random, 0.2, 0.72) * h
      box(context, bx, y + h - tall, 62, tall, fade('#6f8fc0', 0.6))
      for (let wy = y + h - tall + 14; wy < y + h; wy += 26)
        box(context, bx + 12, wy, 38, 8, fade('#ffffff', 0.35))
    }
    context.restore()
    for (let index = 1; index < 4; index++)
      box(context, x + (w / 4) * index - 5, y, 10, h, '#8ba2bd')
    for (let index = 0; index < 5; index++)
      box(context, x, y + index * 15, w, 9, fade('#f6fbff', 0.75))
    for (const at of [0.25, 0.75]) {
      glow(context, width * at, 10, width * 0.26, '#ffffff', 0.6)
      roundBox(context, width * at - width * 0.11, 8, width * 0.22, 16, 8, '#ffffff')
    }
    box(context, 0, horizon - 16, width, 16, '#9fb0c6')
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#596b8c', '#7587a6', '#4d5d7c']),
    )
    box(
      context,
      0,
      horizon,
      width,
      40,
      vertical(context, horizon, horizon + 40, [fade('#120a24', 0.35), fade('#120a24', 0)]),
    )
  },
}

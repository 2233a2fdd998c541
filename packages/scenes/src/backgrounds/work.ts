import { fade } from '../color.ts'
import { box, glow, oval, roundBox, vertical } from '../paint.ts'
import { between } from '../random.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** A bright office with a wide window on the town. */
export const office: Setting = {
  horizon: 0.76,
  paint({ context, width, height, horizon, random }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#b7cbe0', '#e4edf6']))
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

/** A chalkboard on a warm wall. */
export const classroom: Setting = {
  horizon: 0.8,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#f6d79c', '#f0c07a']))
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

/** Rows of racks with blinking lights. */
export const dataCenter: Setting = {
  horizon: 0.78,
  paint({ context, width, height, horizon, random }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#081226', '#132a52']))
    const racks = 8
    const wide = width / racks
    for (let rack = 0; rack < racks; rack++) {
      const x = rack * wide
      roundBox(
        context,
        x + 8,
        horizon * 0.06,
        wide - 16,
        horizon * 0.96,
        8,
        vertical(context, 0, horizon, ['#1d2c4c', '#0e1830']),
      )
      for (let y = horizon * 0.1; y < horizon * 0.96; y += 30) {
        roundBox(context, x + 18, y, wide - 36, 22, 4, '#26385f')
        for (let light = 0; light < 5; light++) {
          const color =
            ['#3dffb0', '#4cc9ff', '#3dffb0', '#ffd166'][Math.floor(random() * 4)] ?? '#3dffb0'
          if (random() < 0.7) oval(context, x + 30 + light * 15, y + 11, 7, 7, color)
        }
      }
    }
    for (const at of [0.25, 0.75]) glow(context, width * at, 0, width * 0.32, '#58b6ff', 0.5)
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#101d3a', '#2b4474', '#14234a']),
    )
    box(
      context,
      0,
      horizon,
      width,
      50,
      vertical(context, horizon, horizon + 50, [fade('#4cc9ff', 0.3), fade('#4cc9ff', 0)]),
    )
  },
}

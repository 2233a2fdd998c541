import { fade } from '../color.ts'
import { box, glow, oval, roundBox, vertical } from '../paint.ts'
import type { Setting } from './setting.ts'

/** Rows of racks with blinking lights. */
export const dataCenter: Setting = {
  horizon: 0.78,
  backdrop: ['#081226', '#132a52'],
  paint({ context, width, height, horizon, random }) {
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

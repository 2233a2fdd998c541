import { box, glow, roundBox, vertical } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

const GLASS = [
  '#d8434e',
  '#f2c14e',
  '#3f8fd8',
  '#58b368',
  '#8d6ad6',
  '#f28c4e',
  '#3f8fd8',
  '#d8434e',
  '#f2c14e',
  '#8d6ad6',
  '#58b368',
  '#f28c4e',
]

/** Colored windows above pews. */
export const church: Setting = {
  horizon: 0.78,
  backdrop: ['#cbb99a', '#e6d8bd'],
  paint({ context, width, height, horizon }) {
    for (const [at, tall] of [
      [0.18, 0.46],
      [0.5, 0.6],
      [0.82, 0.46],
    ] as const) {
      const [x, w, h] = [width * at, width * 0.19, horizon * tall]
      const top = horizon * 0.66 - h
      const arch = [w / 2, w / 2, 0, 0]
      roundBox(
        context,
        x - w / 2 - 14,
        top - 14,
        w + 28,
        h + 28,
        arch.map((radius) => radius && radius + 14),
        '#9c8765',
      )
      context.save()
      context.beginPath()
      context.roundRect(x - w / 2, top, w, h, arch)
      context.clip()
      GLASS.forEach((color, index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)]
        box(context, x - w / 2 + (column * w) / 3, top + (row * h) / 4, w / 3 - 5, h / 4 - 5, color)
      })
      context.restore()
      glow(context, x, top + h * 0.5, w * 0.9, '#fff3c4', 0.35)
    }
    for (const x of [width * 0.03, width * 0.34, width * 0.66, width * 0.97])
      box(context, x - 22, 0, 44, horizon, vertical(context, 0, horizon, ['#bfae8f', '#d8c9ab']))
    boards(context, width, height, horizon, ['#8a5f3c', '#5c3a22'])
  },
}

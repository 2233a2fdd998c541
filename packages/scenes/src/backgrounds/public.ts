import { fade } from '../color.ts'
import { box, glow, horizontal, oval, roundBox, shape, vertical } from '../paint.ts'
import { between } from '../random.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** Panelled wood, pillars and a seal. */
export const courtroom: Setting = {
  horizon: 0.78,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#5a2f1b', '#8a4f2c']))
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

/** A quiet white wall lit from above. */
export const gallery: Setting = {
  horizon: 0.78,
  paint({ context, width, height, horizon }) {
    box(
      context,
      0,
      0,
      width,
      height,
      vertical(context, 0, horizon, ['#8f8da3', '#d9d7e4', '#eceaf2']),
    )
    box(context, 0, 0, width, 26, '#3a3850')
    for (const at of [0.2, 0.5, 0.8]) {
      shape(
        context,
        [
          [width * at - 16, 24],
          [width * at + 16, 24],
          [width * at + width * 0.17, horizon],
          [width * at - width * 0.17, horizon],
        ],
        vertical(context, 24, horizon, [fade('#fff8e0', 0.85), fade('#fff8e0', 0)]),
      )
      roundBox(context, width * at - 20, 18, 40, 34, 8, '#23213a')
    }
    box(context, 0, horizon - 18, width, 18, '#c9c6d8')
    boards(context, width, height, horizon, ['#a9795a', '#6e4634'])
  },
}

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

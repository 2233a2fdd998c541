import { fade } from '../color.ts'
import { box, glow, oval, roundBox, vertical } from '../paint.ts'
import { between } from '../random.ts'
import type { Setting } from './setting.ts'

/** A room that has caught fire: smoke above, flames along the walls. */
export const fire: Setting = {
  horizon: 0.76,
  backdrop: ['#3a0f14', '#a32a16', '#ff7a1f'],
  paint({ context, width, height, horizon, random }) {
    glow(context, width * 0.5, horizon, width * 0.6, '#ffcf4d', 0.85)
    roundBox(context, width * 0.39, horizon * 0.2, width * 0.22, horizon * 0.34, 8, '#2c0c10')
    box(
      context,
      width * 0.41,
      horizon * 0.23,
      width * 0.18,
      horizon * 0.28,
      vertical(context, horizon * 0.2, horizon * 0.5, ['#ff9a2e', '#ffdf6b']),
    )
    box(context, width * 0.495, horizon * 0.22, width * 0.01, horizon * 0.3, '#2c0c10')
    const rows = [
      [0.62, '#d92f12'],
      [0.46, '#ff6a1a'],
      [0.32, '#ffb02e'],
      [0.18, '#ffe680'],
    ] as const
    for (const [tall, color] of rows) {
      for (let index = 0; index < 15; index++) {
        const along = (index + between(random, 0.1, 0.9)) / 15
        // The flames are lower in the middle, where the actor stands.
        const side = 0.42 + Math.abs(along - 0.5) * 1.16
        const [x, flame, half] = [
          along * width,
          horizon * tall * side * between(random, 0.7, 1.1),
          width * 0.05,
        ]
        const lean = between(random, -30, 30)
        context.beginPath()
        context.moveTo(x - half, horizon + 14)
        context.bezierCurveTo(
          x - half * 1.2,
          horizon - flame * 0.5,
          x + lean - half * 0.1,
          horizon - flame * 0.5,
          x + lean,
          horizon - flame,
        )
        context.bezierCurveTo(
          x + lean + half * 0.4,
          horizon - flame * 0.5,
          x + half * 1.3,
          horizon - flame * 0.4,
          x + half,
          horizon + 14,
        )
        context.closePath()
        context.fillStyle = fade(color, 0.88)
        context.fill()
      }
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#b8441a', '#6e2414', '#34100f']),
    )
    for (let index = 0; index < 14; index++) {
      oval(
        context,
        random() * width,
        between(random, -20, horizon * 0.1),
        between(random, 240, 420),
        between(random, 80, 150),
        fade('#1c0a10', 0.55),
      )
    }
    for (let index = 0; index < 50; index++) {
      const size = between(random, 3, 8)
      oval(context, random() * width, random() * horizon, size, size, fade('#ffe08a', 0.8))
    }
  },
}

import { darken, fade } from '../color.ts'
import { between, createRandom } from '../random.ts'
import type { Prop } from './prop.ts'

/** Tall flames side by side. */
export const flames: Prop = {
  color: '#ff6a1a',
  paint({ context, width, height, color }) {
    const random = createRandom(Math.round(width + height))
    const tongues = Math.max(3, Math.round(width / (height * 0.45)))
    for (const [reach, style] of [
      [1, darken(color, 0.12)],
      [0.74, color],
      [0.5, '#ffb52e'],
      [0.28, '#fff0a0'],
    ] as const) {
      for (let index = 0; index < tongues; index++) {
        const x = -width / 2 + ((index + between(random, 0.35, 0.65)) / tongues) * width
        const half = (width / tongues) * (0.5 + reach * 0.3)
        const tall = height * reach * between(random, 0.72, 1)
        const lean = between(random, -0.35, 0.35) * half
        context.beginPath()
        context.moveTo(x - half, 0)
        context.bezierCurveTo(
          x - half * 1.25,
          -tall * 0.5,
          x + lean - half * 0.2,
          -tall * 0.5,
          x + lean,
          -tall,
        )
        context.bezierCurveTo(
          x + lean + half * 0.3,
          -tall * 0.55,
          x + half * 1.3,
          -tall * 0.45,
          x + half,
          0,
        )
        context.closePath()
        context.fillStyle = fade(style, 0.92)
        context.fill()
      }
    }
  },
}

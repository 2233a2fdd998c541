import { darken } from '../color.ts'
import { roundBox } from '../paint.ts'
import { between, createRandom } from '../random.ts'
import type { Prop } from './prop.ts'

/** A wobbling pile of paper. */
export const paperStack: Prop = {
  color: '#ffffff',
  paint({ context, width, height, color }) {
    const random = createRandom(Math.round(width * 13 + height))
    const sheet = 9
    for (let y = 0; y < height; y += sheet) {
      const lean = Math.sin(y / 70) * width * 0.05 + between(random, -4, 4)
      const shade = between(random, 0, 0.14)
      roundBox(context, -width / 2 + lean, -y - sheet, width, sheet, 2, darken(color, shade + 0.1))
      roundBox(context, -width / 2 + lean, -y - sheet, width, sheet - 3, 2, darken(color, shade))
      if (random() < 0.06)
        roundBox(context, width / 2 + lean - 10, -y - sheet, 34, sheet - 2, 2, '#ff6b6b')
    }
  },
}

import { fade } from '../color.ts'
import { type Context, place, radial } from '../paint.ts'
import { arrowBoard, corkboard, whiteboard } from './boards.ts'
import { door } from './door.ts'
import { picture, plinth } from './exhibits.ts'
import { flames } from './flames.ts'
import { fridge } from './fridge.ts'
import { bed, bench, sofa } from './furniture.ts'
import { chefHat, feltHat, helmet, judgeWig, peakedCap, pointedHat, spaceHelmet } from './hats.ts'
import { paperStack } from './paper-stack.ts'
import type { Prop } from './prop.ts'
import { screen, television } from './screens.ts'
import { desk, podium, roundTable } from './tables.ts'

const PROPS = {
  arrowBoard,
  bed,
  bench,
  chefHat,
  corkboard,
  desk,
  door,
  feltHat,
  flames,
  fridge,
  helmet,
  judgeWig,
  paperStack,
  peakedCap,
  picture,
  plinth,
  podium,
  pointedHat,
  roundTable,
  screen,
  sofa,
  spaceHelmet,
  television,
  whiteboard,
} as const satisfies Record<string, Prop>

/** Furniture and scenery; (x, y) is the middle of its bottom edge. */
export interface PropLayer {
  readonly type: 'prop'
  readonly name: keyof typeof PROPS
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color?: string
  readonly rotate?: number
  readonly flip?: boolean
  readonly opacity?: number
  readonly shadow?: 'none' | 'contact'
}

/** Draws a piece of furniture or scenery. */
export function drawProp(context: Context, layer: PropLayer): void {
  const prop = PROPS[layer.name]
  const { width, height, color = prop.color } = layer
  place(context, layer, () => {
    if (layer.shadow === 'contact') {
      context.save()
      context.scale(1, 0.1)
      const colors = [0.5, 0.38, 0.14, 0].map((opacity) => fade('#120a24', opacity))
      context.fillStyle = radial(context, 0, 0, width * 0.6, colors)
      context.fillRect(-width * 0.6, -width * 0.6, width * 1.2, width * 1.2)
      context.restore()
    }
    prop.paint({ context, width, height, color })
  })
}

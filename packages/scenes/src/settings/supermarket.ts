import { darken, fade, lighten } from '../color.ts'
import { box, glow, roundBox, vertical } from '../paint.ts'
import { between, pick } from '../random.ts'
import { tiles } from './interior.ts'
import type { Setting } from './setting.ts'
import { paintShelves } from './shelves.ts'

const GOODS = ['#e4475b', '#f2a33a', '#f6d34b', '#58b368', '#3f8fd8', '#8d6ad6', '#f4f1ea']

/** A shop's shelves full of colors. */
export const supermarket: Setting = {
  horizon: 0.78,
  paint(stage) {
    const { context, width, height, horizon, random } = stage
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#e9f3ee', '#cfe0d8']))
    for (const at of [0.2, 0.5, 0.8]) {
      glow(context, width * at, 20, width * 0.2, '#ffffff', 0.7)
      roundBox(context, width * at - width * 0.1, 14, width * 0.2, 14, 7, '#ffffff')
    }
    paintShelves(stage, 0.16, '#8aa0a8', (x, y, room) => {
      const goods = pick(random, GOODS)
      const tall = room * between(random, 0.5, 0.8)
      roundBox(
        context,
        x,
        y - tall,
        44,
        tall,
        6,
        vertical(context, y - tall, y, [lighten(goods, 0.15), darken(goods, 0.12)]),
      )
      box(context, x + 8, y - tall * 0.66, 28, tall * 0.3, fade('#ffffff', 0.65))
      return 50
    })
    tiles(stage, ['#dfe7ea', '#aebdc4'])
  },
}

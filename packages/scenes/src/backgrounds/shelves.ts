/** Walls full of things: goods in a shop, books in a library. */
import { darken, fade, lighten } from '../color.ts'
import { box, glow, roundBox, vertical } from '../paint.ts'
import { between, pick } from '../random.ts'
import { boards, tiles } from './interior.ts'
import type { Setting, Stage } from './setting.ts'

const GOODS = ['#e4475b', '#f2a33a', '#f6d34b', '#58b368', '#3f8fd8', '#8d6ad6', '#f4f1ea']
const BOOKS = ['#8c3b3b', '#3b5a8c', '#3f7a5a', '#b5853b', '#6a4a8c', '#2f3654', '#c9b48a']

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

/** Rows of books in dark wood. */
export const library: Setting = {
  horizon: 0.8,
  paint(stage) {
    const { context, width, height, horizon, random } = stage
    box(context, 0, 0, width, height, '#4a2d1c')
    paintShelves(stage, 0.04, '#7a4e2e', (x, y, room) => {
      const book = pick(random, BOOKS)
      const wide = between(random, 18, 38)
      const tall = room * between(random, 0.6, 0.88)
      roundBox(
        context,
        x,
        y - tall,
        wide,
        tall,
        3,
        vertical(context, y - tall, y, [lighten(book, 0.1), darken(book, 0.2)]),
      )
      box(context, x + 3, y - tall * 0.82, wide - 6, 5, fade('#ffe6a8', 0.7))
      return wide + 3
    })
    boards(context, width, height, horizon, ['#8a5a35', '#5f3a20'])
  },
}

/** Fills four boards from left to right; `put` draws one thing and tells how wide it is. */
function paintShelves(
  { context, width, horizon }: Stage,
  top: number,
  color: string,
  put: (x: number, y: number, room: number) => number,
): void {
  const room = (horizon * (1 - top)) / 4
  for (let row = 1; row <= 4; row++) {
    const y = horizon * top + row * room - 14
    box(context, 0, y - room + 14, width, room, fade(darken(color, 0.6), 0.35))
    for (let x = 8; x < width; ) x += put(x, y, room)
    box(
      context,
      0,
      y,
      width,
      14,
      vertical(context, y, y + 14, [lighten(color, 0.2), darken(color, 0.2)]),
    )
  }
}

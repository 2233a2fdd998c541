import { darken, fade, lighten } from '../color.ts'
import { box, roundBox, vertical } from '../paint.ts'
import { between, pick } from '../random.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'
import { paintShelves } from './shelves.ts'

const BOOKS = ['#8c3b3b', '#3b5a8c', '#3f7a5a', '#b5853b', '#6a4a8c', '#2f3654', '#c9b48a']

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

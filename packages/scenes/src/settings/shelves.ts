import { darken, fade, lighten } from '../color.ts'
import { box, vertical } from '../paint.ts'
import type { Stage } from './setting.ts'

/** Fills four boards from left to right. `put` draws one thing and returns its width. */
export function paintShelves(
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

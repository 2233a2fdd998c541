import { fade, mix } from '../color.ts'
import { box, type Context, shape, vertical } from '../paint.ts'
import { between, type Random } from '../random.ts'

/** A row of buildings with lit windows. */
export function skyline(
  context: Context,
  random: Random,
  row: { width: number; ground: number; tall: number; color: string; lit: string },
): void {
  let x = -30
  while (x < row.width) {
    const wide = between(random, 80, 170)
    const top = row.ground - between(random, 0.45, 1) * row.tall
    box(
      context,
      x,
      top,
      wide - 6,
      row.ground - top,
      vertical(context, top, row.ground, [row.color, mix(row.color, '#ffffff', 0.16)]),
    )
    for (let wy = top + 22; wy < row.ground - 24; wy += 36) {
      for (let wx = x + 16; wx < x + wide - 28; wx += 29) {
        if (random() < 0.6) box(context, wx, wy, 14, 20, row.lit)
      }
    }
    x += wide
  }
}

/** A sidewalk with a curb, and the street before it. */
export function sidewalk(
  context: Context,
  width: number,
  height: number,
  horizon: number,
  curb: string,
  street: string,
): void {
  const edge = horizon + (height - horizon) * 0.42
  box(
    context,
    0,
    horizon,
    width,
    height,
    vertical(context, horizon, edge, [mix(curb, '#000000', 0.12), curb]),
  )
  for (let x = -width; x < width * 2; x += 130) {
    shape(
      context,
      [
        [width / 2 + (x - width / 2) * 0.9, horizon],
        [width / 2 + (x - width / 2) * 0.9 + 3, horizon],
        [x + 4, edge],
        [x, edge],
      ],
      fade('#20203a', 0.18),
    )
  }
  box(context, 0, edge, width, 12, mix(curb, '#20203a', 0.4))
  box(
    context,
    0,
    edge + 12,
    width,
    height,
    vertical(context, edge, height, [mix(street, '#000000', 0.15), street]),
  )
}

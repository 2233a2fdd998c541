import { darken, fade } from '../color.ts'
import { box, type Context, roundBox, shape, vertical } from '../paint.ts'
import type { Stage } from './setting.ts'

/** A window in a white frame with a cross of bars. */
export function paintWindow(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  sky: readonly string[],
): void {
  roundBox(context, x - 8, y - 8, width + 16, height + 16, 12, fade('#20103a', 0.25))
  roundBox(context, x, y, width, height, 10, '#fdfdff')
  box(context, x + 16, y + 16, width - 32, height - 32, vertical(context, y, y + height, sky))
  shape(
    context,
    [
      [x + width * 0.2, y + 16],
      [x + width * 0.38, y + 16],
      [x + width * 0.2, y + height - 16],
      [x + 16, y + height - 16],
      [x + 16, y + height * 0.8],
    ],
    fade('#ffffff', 0.2),
  )
  box(context, x + width / 2 - 6, y, 12, height, '#fdfdff')
  box(context, x, y + height / 2 - 6, width, 12, '#fdfdff')
  roundBox(context, x - 16, y + height - 8, width + 32, 22, 8, '#e9e6f2')
}

/** A wooden floor whose joints run towards a vanishing point. */
export function boards(
  context: Context,
  width: number,
  height: number,
  horizon: number,
  colors: readonly [string, string],
): void {
  box(context, 0, horizon, width, height - horizon, vertical(context, horizon, height, colors))
  const middle = width / 2
  for (let x = -width; x < width * 2; x += 120) {
    const far = middle + (x - middle) * 0.55
    shape(
      context,
      [
        [far, horizon],
        [far + 2, horizon],
        [x + 4, height],
        [x, height],
      ],
      fade(darken(colors[1], 0.4), 0.5),
    )
  }
  const shadow = [fade('#120a24', 0.35), fade('#120a24', 0)]
  box(context, 0, horizon, width, 46, vertical(context, horizon, horizon + 46, shadow))
}

/** A shining floor. */
export function tiles(
  { context, width, height, horizon }: Stage,
  colors: readonly [string, string],
): void {
  box(context, 0, horizon, width, height, vertical(context, horizon, height, colors))
  for (let line = -6; line <= 6; line++) {
    const far = width / 2 + line * 90
    const near = width / 2 + line * 190
    shape(
      context,
      [
        [far, horizon],
        [far + 2, horizon],
        [near + 4, height],
        [near, height],
      ],
      fade('#120a24', 0.1),
    )
  }
  const shadow = [fade('#120a24', 0.28), fade('#120a24', 0)]
  box(context, 0, horizon, width, 40, vertical(context, horizon, horizon + 40, shadow))
}

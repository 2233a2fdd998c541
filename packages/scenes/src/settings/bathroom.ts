import { fade } from '../color.ts'
import { box, glow, roundBox, vertical } from '../paint.ts'
import { tiles } from './interior.ts'
import type { Setting } from './setting.ts'

/** Tiles, a mirror and a lamp. */
export const bathroom: Setting = {
  horizon: 0.78,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#d8f0f6', '#b4dce8']))
    for (let y = horizon * 0.4; y < horizon; y += 58)
      for (let x = ((y / 58) % 2) * -40; x < width; x += 84)
        roundBox(context, x + 3, y + 3, 78, 52, 6, fade('#ffffff', 0.5))
    box(context, 0, horizon * 0.38, width, 14, '#5aa9bd')
    const [x, y, w, h] = [width * 0.34, horizon * 0.08, width * 0.32, horizon * 0.46]
    roundBox(context, x - 14, y - 14, w + 28, h + 28, 40, '#f7fbfc')
    roundBox(context, x, y, w, h, 30, vertical(context, y, y + h, ['#eefaff', '#a9cfdd']))
    for (const at of [0.25, 0.75]) glow(context, width * at, horizon * 0.1, 90, '#fff3c4', 0.9)
    tiles(stage, ['#e8eef0', '#b3c4ca'])
  },
}

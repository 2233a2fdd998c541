import { paintHalftone, paintStudio, paintSunburst } from './backdrops.ts'
import type { Background } from './background.ts'
import type { Size } from './geometry.ts'
import { box, type Context, fillStyle, vertical } from './paint.ts'
import { createRandom } from './random.ts'
import type { Setting } from './settings/setting.ts'
import { SETTINGS } from './settings/settings.ts'

/** Covers the whole picture with a background. */
export function drawBackground(
  context: Context,
  background: Background,
  { width, height }: Size,
): void {
  switch (background.type) {
    case 'fill':
      box(context, 0, 0, width, height, fillStyle(context, background.fill, 0, height))
      break
    case 'studio':
      paintStudio(context, { width, height }, background)
      break
    case 'sunburst':
      paintSunburst(context, { width, height }, background)
      break
    case 'halftone':
      paintHalftone(context, { width, height }, background)
      break
    case 'setting': {
      const setting: Setting = SETTINGS[background.name]
      const horizon = Math.round(height * (background.horizon ?? setting.horizon))
      const random = createRandom(background.seed ?? 1)
      const { backdrop } = setting
      const { isCalm = false } = background
      if (backdrop) box(context, 0, 0, width, height, vertical(context, 0, horizon, backdrop))
      setting.paint({ context, width, height, horizon, random, isCalm })
      break
    }
  }
}

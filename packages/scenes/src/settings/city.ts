import { fade } from '../color.ts'
import { cloud } from '../paint.ts'
import type { Setting } from './setting.ts'
import { sidewalk, skyline } from './street.ts'

/** A street by day with a skyline behind. */
export const city: Setting = {
  horizon: 0.74,
  backdrop: ['#4aa8f0', '#a8dcfb', '#fff1d6'],
  paint({ context, width, height, horizon, random }) {
    cloud(context, width * 0.24, horizon * 0.34, width * 0.18, fade('#ffffff', 0.85))
    cloud(context, width * 0.76, horizon * 0.24, width * 0.14, fade('#ffffff', 0.8))
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.6,
      color: '#a9c4e4',
      lit: fade('#ffffff', 0.3),
    })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.46,
      color: '#7f93c4',
      lit: fade('#fff6cf', 0.65),
    })
    sidewalk(context, width, height, horizon, '#c9ced9', '#565b6e')
  },
}

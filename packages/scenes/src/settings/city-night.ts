import { fade } from '../color.ts'
import { stars } from '../paint.ts'
import type { Setting } from './setting.ts'
import { sidewalk, skyline } from './street.ts'

/** The same street lit by its windows. */
export const cityNight: Setting = {
  horizon: 0.74,
  backdrop: ['#0b0d2e', '#2b1f66', '#83408f', '#f0876b'],
  paint({ context, width, height, horizon, random }) {
    stars(context, random, { width, height: horizon * 0.5, count: 80 })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.66,
      color: '#3a2f75',
      lit: fade('#ffd98a', 0.4),
    })
    skyline(context, random, {
      width,
      ground: horizon,
      tall: horizon * 0.5,
      color: '#1c1a48',
      lit: fade('#ffdf8f', 0.9),
    })
    sidewalk(context, width, height, horizon, '#4b4a70', '#191a33')
  },
}

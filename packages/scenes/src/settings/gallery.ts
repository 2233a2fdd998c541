import { fade } from '../color.ts'
import { box, roundBox, shape, vertical } from '../paint.ts'
import { boards } from './interior.ts'
import type { Setting } from './setting.ts'

/** A quiet white wall lit from above. */
export const gallery: Setting = {
  horizon: 0.78,
  backdrop: ['#8f8da3', '#d9d7e4', '#eceaf2'],
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, 26, '#3a3850')
    for (const at of [0.2, 0.5, 0.8]) {
      shape(
        context,
        [
          [width * at - 16, 24],
          [width * at + 16, 24],
          [width * at + width * 0.17, horizon],
          [width * at - width * 0.17, horizon],
        ],
        vertical(context, 24, horizon, [fade('#fff8e0', 0.85), fade('#fff8e0', 0)]),
      )
      roundBox(context, width * at - 20, 18, 40, 34, 8, '#23213a')
    }
    box(context, 0, horizon - 18, width, 18, '#c9c6d8')
    boards(context, width, height, horizon, ['#a9795a', '#6e4634'])
  },
}

import { t } from '@lingui/core/macro'
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'

/** The sizes of a blank canvas in pixels. The longer side is at most that of a meme. Names are for people. */
export const CANVAS_SIZES = [
  {
    name: () => t({ message: 'Square', context: 'a size of canvas' }),
    ratio: '1:1',
    width: 1080,
    height: 1080,
  },
  {
    name: () => t({ message: 'Portrait', context: 'a size of canvas' }),
    ratio: '4:5',
    width: 1024,
    height: MAX_PIXEL_SIDE,
  },
  {
    name: () => t({ message: 'Story', context: 'a size of canvas' }),
    ratio: '9:16',
    width: 720,
    height: MAX_PIXEL_SIDE,
  },
  {
    name: () => t({ message: 'Landscape', context: 'a size of canvas' }),
    ratio: '16:9',
    width: MAX_PIXEL_SIDE,
    height: 720,
  },
  {
    name: () => t({ message: 'Classic', context: 'a size of canvas' }),
    ratio: '4:3',
    width: MAX_PIXEL_SIDE,
    height: 960,
  },
] as const

export type CanvasSize = (typeof CANVAS_SIZES)[number]

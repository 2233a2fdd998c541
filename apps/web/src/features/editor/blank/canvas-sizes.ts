import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'

/** The sizes of a blank canvas in pixels. The longer side is at most that of a meme. */
export const CANVAS_SIZES = [
  { name: 'Square', ratio: '1:1', width: 1080, height: 1080 },
  { name: 'Portrait', ratio: '4:5', width: 1024, height: MAX_PIXEL_SIDE },
  { name: 'Story', ratio: '9:16', width: 720, height: MAX_PIXEL_SIDE },
  { name: 'Landscape', ratio: '16:9', width: MAX_PIXEL_SIDE, height: 720 },
  { name: 'Classic', ratio: '4:3', width: MAX_PIXEL_SIDE, height: 960 },
] as const

export type CanvasSize = (typeof CANVAS_SIZES)[number]

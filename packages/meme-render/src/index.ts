export {
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  MAX_FONT_SIZE,
  MAX_PIXEL_SIDE,
  MIN_FONT_SIZE,
  TEXT_COLOR_PRESETS,
} from './defaults.ts'
export { FONT_CATALOG_VERSION, FONT_SETS } from './fonts/font-catalog.ts'
export { type FontFile, type FontSet, fontFileOf } from './fonts/font-set.ts'
export { familiesOf, fontOf } from './fonts/font-stack.ts'
export type { CaptionLayout, MemeLayout, WatermarkLayout } from './layout-meme.ts'
export { fontsFor, layoutMeme } from './layout-meme.ts'
export { type MemeSize, memeSize } from './meme-size.ts'
export { renderMeme } from './render-meme.ts'
export type {
  Caption,
  Context2D,
  MeasureIn,
  MeasureText,
  Meme,
  Placement,
  Source,
} from './types.ts'

export { roomInBubble } from './bubble-shape.ts'
export { checkDocument } from './check-document.ts'
export { areaOfCover } from './cover-area.ts'
export {
  ALIGNS,
  BAR_COLOR,
  BARS,
  type BarSide,
  BUBBLE_KINDS,
  COVER_KINDS,
  DEFAULT_FONT_SIZE,
  EDGES,
  type Edge,
  FONT_NAMES,
  type FontName,
  LINE_HEIGHT,
  LOOK_KEYS,
  LOOK_RANGES,
  type LookKey,
  MAX_ACCENT_WORDS,
  MAX_ARC,
  MAX_BOX_PLACE,
  MAX_DOCUMENT_FONT_SIZE,
  MAX_DOCUMENT_POINTS,
  MAX_FONT_SIZE,
  MAX_LAYERS,
  MAX_LETTER_SPACING,
  MAX_MEME_PIXELS,
  MAX_OUTLINE_WIDTH,
  MAX_PIXEL_SIDE,
  MAX_STROKE_POINTS,
  MAX_STROKE_WIDTH,
  MAX_TAIL,
  MIN_BOX_PLACE,
  MIN_DOCUMENT_FONT_SIZE,
  MIN_FONT_SIZE,
  MIN_LETTER_SPACING,
  MIN_STROKE_WIDTH,
  MIN_TAIL,
  READABLE_FONT_SIZE,
  STROKE_KINDS,
  TURNS,
  VERTICAL_ALIGNS,
} from './defaults.ts'
export { captionsOf, coversOf, imagesFor, mayBeCovered } from './document-layers.ts'
export { bubbleReach } from './draw-bubble.ts'
export { applyLook, hasEdges } from './draw-look.ts'
export {
  isPressedUnevenly,
  partsOf,
  type StrokeLine,
  strokeLines,
  strokeReach,
} from './draw-stroke.ts'
export {
  INK,
  indexOfExtents,
  roundExtents,
  TALL,
  unionOfExtents,
} from './fonts/character-extents.ts'
export { hasRegular } from './fonts/choose-fonts.ts'
export { FONT_CATALOG_VERSION, FONT_EXTENTS, FONT_SETS } from './fonts/font-catalog.ts'
export { type FontExtents, type FontFile, type FontSet, fontFileOf } from './fonts/font-set.ts'
export { familiesOf, fontOf, wholeFamily } from './fonts/font-stack.ts'
export { fontsFor, layoutMeme } from './layout-meme.ts'
export { wordKey, wordsOfText } from './line-pieces.ts'
export type {
  BarLayout,
  Bounds,
  CaptionLayout,
  CoverLayout,
  LayerLayout,
  LookLayout,
  MemeLayout,
  StickerLayout,
  StrokeLayout,
  WatermarkLayout,
} from './meme-layout.ts'
export { framedSize, type MemeSize, memeSize } from './meme-size.ts'
export { placeRange } from './place-range.ts'
export {
  fitCanvas,
  isShownAt,
  measureOn,
  paintInSteps,
  paintLayer,
  paintMoment,
  paintPicture,
  paintWatermark,
  renderMeme,
} from './render-meme.ts'
export { DEFAULT_TEXT_COLOR, TEXT_COLOR_PRESETS } from './text-color-presets.ts'
export { textDirection } from './text-direction.ts'
export { TextMeasurer } from './text-measurer.ts'
export {
  BLANK_DOCUMENT,
  DEFAULT_BUBBLE,
  DEFAULT_STROKE,
  documentOfTexts,
  type TwoTexts,
  textsOfDocument,
  USUAL_CAPTION,
  USUAL_STICKER,
  WHOLE_PICTURE,
} from './two-captions.ts'
export type {
  Box,
  Brush,
  Bubble,
  Caption,
  Context2D,
  Cover,
  Face,
  Frame,
  Layer,
  Look,
  LookValues,
  MeasureIn,
  MeasureText,
  Meme,
  MemeDocument,
  Place,
  Source,
  Sticker,
  StickerImages,
  Stroke,
  StrokePoint,
} from './types.ts'
export { boxOfWords, widthOfLongestWord } from './words-room.ts'
export { documentOfZones, usualZones } from './zones.ts'

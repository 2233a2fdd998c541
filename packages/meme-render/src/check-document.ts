import {
  LOOK_KEYS,
  LOOK_RANGES,
  MAX_ACCENT_WORDS,
  MAX_ARC,
  MAX_DOCUMENT_FONT_SIZE,
  MAX_LAYERS,
  MAX_LETTER_SPACING,
  MAX_OUTLINE_WIDTH,
  MAX_STROKE_POINTS,
  MAX_STROKE_WIDTH,
  MAX_TAIL,
  MIN_LETTER_SPACING,
  MIN_TAIL,
  TURNS,
} from './defaults.ts'
import { placeRange } from './place-range.ts'
import type {
  Box,
  Brush,
  Bubble,
  Caption,
  Frame,
  Layer,
  LookValues,
  MemeDocument,
  Sticker,
  Stroke,
  StrokePoint,
} from './types.ts'

/** A crop may end this far outside the picture: sums of fractions are rounded. */
const ROUNDING = 1e-9
const HEX_COLOR = /^#[0-9a-f]{6}$/i

/**
 * Checks that a document can be drawn.
 *
 * @throws RangeError with what was expected and what was found
 */
export function checkDocument({ frame, layers }: MemeDocument): void {
  if (frame !== undefined) checkFrame(frame)
  if (layers.length > MAX_LAYERS) {
    throw new RangeError(`expected at most ${MAX_LAYERS} layers, got ${layers.length}`)
  }
  for (const layer of layers) {
    if (checked.has(layer)) continue
    checkLayer(layer)
    checked.add(layer)
  }
}

/** Layers that can be drawn: an editor lays the others out again with every letter of one. */
const checked = new WeakSet<Layer>()

/** @throws RangeError with what was expected and what was found */
export function checkFrame({ crop, turns }: Frame): void {
  const { x, y, width, height } = crop
  for (const side of [x, y, x + width, y + height]) {
    if (!(side >= 0 && side <= 1 + ROUNDING)) {
      throw new RangeError(`expected a crop between 0 and 1, got ${side}`)
    }
  }
  if (!(width > 0 && height > 0)) {
    throw new RangeError(`expected a crop of some size, got ${width} × ${height}`)
  }
  if (!TURNS.includes(turns)) {
    throw new RangeError(`expected 0 to 3 quarter turns, got ${turns}`)
  }
}

function checkLayer(layer: Layer): void {
  if (layer.type === 'caption') checkCaption(layer)
  else if (layer.type === 'stroke') checkStroke(layer)
  else if (layer.type === 'look') checkLook(layer)
  else if (layer.type === 'sticker') checkSticker(layer)
  else if (layer.brush !== undefined) checkBrush(layer.brush)
  if (typeof layer.place === 'object') checkBox(layer.place, placeRange(layer.type))
}

function checkCaption(caption: Caption): void {
  const { fontSize, color, outlineColor, barColor = color } = caption
  const { outlineWidth, from = 0, to = 1, letterSpacing = 0, arc = 0 } = caption
  const { background = color, accentColor = color, accentWords = [] } = caption
  if (fontSize !== 'fit' && !(fontSize > 0 && fontSize <= MAX_DOCUMENT_FONT_SIZE)) {
    throw new RangeError(
      `expected a font size above 0 and up to ${MAX_DOCUMENT_FONT_SIZE} px, got ${fontSize}`,
    )
  }
  for (const one of [color, outlineColor, barColor, background, accentColor]) checkColor(one)
  checkOutline(outlineWidth)
  if (caption.bubble !== undefined) checkBubble(caption.bubble)
  if (!(letterSpacing >= MIN_LETTER_SPACING && letterSpacing <= MAX_LETTER_SPACING)) {
    throw new RangeError(
      `expected ${MIN_LETTER_SPACING} to ${MAX_LETTER_SPACING} font sizes between letters, got ${letterSpacing}`,
    )
  }
  if (!(Math.abs(arc) <= MAX_ARC)) {
    throw new RangeError(`expected an arc of up to ${MAX_ARC} degrees, got ${arc}`)
  }
  if (accentWords.length > MAX_ACCENT_WORDS) {
    throw new RangeError(`expected up to ${MAX_ACCENT_WORDS} words, got ${accentWords.length}`)
  }
  if (!(from >= 0 && from < to && to <= 1)) {
    throw new RangeError(`expected a time between 0 and 1, got ${from} to ${to}`)
  }
}

function checkOutline(width: number): void {
  if (!(width >= 0 && width <= MAX_OUTLINE_WIDTH)) {
    throw new RangeError(`expected an outline of 0 to ${MAX_OUTLINE_WIDTH} px, got ${width}`)
  }
}

function checkBubble({ color, outlineColor, outlineWidth, tail }: Bubble): void {
  for (const one of [color, outlineColor]) checkColor(one)
  checkOutline(outlineWidth)
  for (const end of [tail.x, tail.y]) {
    if (!(end >= MIN_TAIL && end <= MAX_TAIL)) {
      throw new RangeError(`expected a tail between ${MIN_TAIL} and ${MAX_TAIL}, got ${end}`)
    }
  }
}

function checkSticker({ opacity, look }: Sticker): void {
  if (!(opacity >= 0 && opacity <= 1)) {
    throw new RangeError(`expected an opacity of 0 to 1, got ${opacity}`)
  }
  if (look !== undefined) checkLook(look)
}

function checkBrush({ points, width }: Brush): void {
  if (!(width > 0 && width <= 1)) {
    throw new RangeError(`expected a width above 0 and up to 1, got ${width}`)
  }
  checkPoints(points)
}

function checkStroke({ points, color, outlineColor = color, width }: Stroke): void {
  for (const one of [color, outlineColor]) checkColor(one)
  if (!(width > 0 && width <= MAX_STROKE_WIDTH)) {
    throw new RangeError(`expected a width above 0 and up to ${MAX_STROKE_WIDTH} px, got ${width}`)
  }
  checkPoints(points)
}

function checkPoints(points: readonly StrokePoint[]): void {
  if (points.length > MAX_STROKE_POINTS) {
    throw new RangeError(`expected at most ${MAX_STROKE_POINTS} points, got ${points.length}`)
  }
  for (const value of points.flat()) {
    if (!(value >= 0 && value <= 1)) {
      throw new RangeError(`expected a point between 0 and 1, got ${value}`)
    }
  }
}

function checkLook(look: LookValues): void {
  for (const key of LOOK_KEYS) {
    const { [key]: value = 0 } = look
    const [least, most] = LOOK_RANGES[key]
    if (!(Number.isInteger(value) && value >= least && value <= most)) {
      throw new RangeError(`expected a ${key} of ${least} to ${most}, got ${value}`)
    }
  }
}

function checkColor(color: string): void {
  if (!HEX_COLOR.test(color)) {
    throw new RangeError(`expected a color like #ffffff, got ${JSON.stringify(color)}`)
  }
}

function checkBox(
  { x, y, width, height, rotation }: Box,
  [least, most]: ReturnType<typeof placeRange>,
): void {
  for (const side of [x, y, x + width, y + height]) {
    if (!(side >= least && side <= most)) {
      throw new RangeError(`expected a box between ${least} and ${most}, got ${side}`)
    }
  }
  if (!(width > 0 && height > 0)) {
    throw new RangeError(`expected a box of some size, got ${width} × ${height}`)
  }
  if (!Number.isFinite(rotation)) throw new RangeError(`expected degrees, got ${rotation}`)
}

import { besideArc, radiusOf } from './bend-lines.ts'
import { roomInBubble } from './bubble-shape.ts'
import { checkDocument } from './check-document.ts'
import { cleanText } from './clean-text.ts'
import {
  BARS,
  EDGE_FIT_SHARE,
  EDGES,
  type Edge,
  GAP_SHARE,
  LINE_HEIGHT,
  MAX_CAPTION_LENGTH,
  READABLE_FONT_SIZE,
  SHRUNK_FONT_SIZE,
  WATERMARK_FONT,
  WATERMARK_MARGIN,
  WATERMARK_MAX_SIZE,
  WATERMARK_MIN_SIZE,
  WATERMARK_SHARE,
} from './defaults.ts'
import { captionsOf } from './document-layers.ts'
import { fitBars, type PlacedInBar } from './fit-bars.ts'
import { areaOf, firstBaselineIn, fitIntoBox } from './fit-box.ts'
import { type FittedCaption, fitCaptions, sideMarginOf } from './fit-captions.ts'
import { type FittedText, sizeOfWholeWords } from './fit-text.ts'
import { FONT_EXTENTS } from './fonts/font-catalog.ts'
import type { FontExtents, FontFile } from './fonts/font-set.ts'
import { accentsOf, lettersOf, sidesOf, withBackground } from './letter-layout.ts'
import { splitLine } from './line-pieces.ts'
import type {
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
import type { MemeSize } from './meme-size.ts'
import { textDirection } from './text-direction.ts'
import {
  drawnTextOf,
  faceOf,
  fontsOf,
  type TextMeasurement,
  type TextMeasurer,
} from './text-measurer.ts'
import type { Box, Caption, Cover, Layer, Look, Meme, Sticker, Stroke } from './types.ts'

/** A caption with its fonts and its measured text. */
interface MeasuredCaption extends TextMeasurement {
  readonly caption: Caption
  readonly outlineWidth: number
  /** How far the text extends. */
  readonly extents: FontExtents
}

/** A measured caption at an edge of the picture. */
interface EdgeCaption extends MeasuredCaption {
  readonly edge: Edge
  /** The size that the document asks for, or that fits. */
  readonly fontSize: number
}

/**
 * Computes the position of everything on a meme. Nothing is drawn.
 *
 * @param size from `memeSize`, with the document's frame
 * @param measurer of the host's canvas
 * @returns lengths in meme pixels; its size has the bars, too
 * @throws RangeError if the document can't be drawn (see `checkDocument`)
 */
export function layoutMeme(
  { document, watermark }: Meme,
  size: MemeSize,
  measurer: TextMeasurer,
): MemeLayout {
  checkDocument(document)
  const bars = fitBars(
    captionsOf(document)
      .filter(({ place }) => isOneOf(BARS, place))
      .map((caption) => {
        const measured = measureCaption(caption, measurer)
        return { ...measured, ink: withBackground(caption, measured.fonts.ink) }
      }),
    size,
  )
  return {
    size: bars.size,
    frame: document.frame,
    bars: bars.bars,
    layers: layoutLayers(document.layers, bars, measurer),
    watermark: layoutWatermark(watermark, bars.size, measurer),
  }
}

const isOneOf = <Name extends string>(names: readonly Name[], place: unknown): place is Name =>
  names.some((name) => name === place)

/** A measured caption in a bar. */
interface BarCaption extends MeasuredCaption {
  readonly ink: FontExtents
}

function layoutLayers(
  layers: readonly Layer[],
  { size, captions: inBars }: Pick<ReturnType<typeof fitBars<BarCaption>>, 'captions' | 'size'>,
  measurer: TextMeasurer,
): LayerLayout[] {
  const measured = layers.flatMap((layer) =>
    layer.type === 'caption' && isOneOf(EDGES, layer.place)
      ? [measureAtEdge(layer, layer.place, size, measurer)]
      : [],
  )
  const placed = new Map<Layer, CaptionLayout>([
    ...fitCaptions(measured, size).map(
      (fitted) => [fitted.caption.caption, layoutAtEdge(fitted, size)] as const,
    ),
    ...inBars.map((each) => [each.asked.caption, layoutInBar(each)] as const),
  ])
  return layers.flatMap<LayerLayout>((layer) => {
    if (layer.type !== 'caption') return [layoutWithoutText(layer, size)]
    return typeof layer.place === 'object'
      ? [layoutInBox(layer, layer.place, size, measurer)]
      : (placed.get(layer) ?? [])
  })
}

/** The last layouts of layers without a text. While one layer is edited, the others are the same objects. */
const layoutsWithoutText = new WeakMap<
  Layer,
  { readonly size: MemeSize; readonly layout: LayerLayout }
>()

function layoutWithoutText(layer: Exclude<Layer, Caption>, size: MemeSize): LayerLayout {
  const last = layoutsWithoutText.get(layer)
  if (last !== undefined && last.size.width === size.width && last.size.height === size.height) {
    return last.layout
  }
  const layout = computeWithoutText(layer, size)
  layoutsWithoutText.set(layer, { size, layout })
  return layout
}

function computeWithoutText(layer: Exclude<Layer, Caption>, size: MemeSize): LayerLayout {
  if (layer.type === 'sticker') return layoutSticker(layer, size)
  if (layer.type === 'cover') return layoutCover(layer, size)
  return layer.type === 'look' ? layoutLook(layer, size) : layoutStroke(layer, size)
}

const measureAtEdge = (
  caption: Caption,
  edge: Edge,
  size: MemeSize,
  measurer: TextMeasurer,
): EdgeCaption => {
  const measured = measureCaption(caption, measurer)
  return { ...measured, edge, fontSize: sizeAtEdge(measured, size) }
}

/** Measures the text of a caption as it is drawn. */
export function measureCaption(caption: Caption, measurer: TextMeasurer): MeasuredCaption {
  const measurement = measurer.measure(drawnTextOf(caption), caption.font, faceOf(caption))
  const extents = extentsOf(caption, measurement)
  const sides = sidesOf(caption)
  const units = sides === 0 ? measurement.units : { ...measurement.units, sides }
  return { ...measurement, units, caption, outlineWidth: caption.outlineWidth, extents }
}

/** The size of a caption at an edge, if it has the height that it needs. A word that would be broken shrinks it. */
function sizeAtEdge(measured: MeasuredCaption, size: MemeSize): number {
  const width = size.width - 2 * sideMarginOf(size)
  const asked = askedAtEdge(measured, width, size.height * EDGE_FIT_SHARE)
  return sizeOfWholeWords(measured.units, asked, width, {
    least: SHRUNK_FONT_SIZE,
    otherwise: asked,
  })
}

function askedAtEdge(measured: MeasuredCaption, width: number, height: number): number {
  const { fontSize } = measured.caption
  if (fontSize !== 'fit') return fontSize
  const room = { left: 0, top: 0, width, height }
  const fitted = fitIntoBox(measured.units, { ...measured, fontSize }, room, measured.measure)
  // A long text takes more room before it gets hard to read.
  return Math.max(fitted.fontSize, READABLE_FONT_SIZE)
}

/**
 * The height of the text above and below its baselines. At the edges of the picture, all characters
 * of Arial count as tall as its Latin letters: memes of the first release keep their pixels.
 */
const extentsOf = (caption: Caption, { fonts }: TextMeasurement): FontExtents =>
  withBackground(
    caption,
    caption.font === 'Arial' && typeof caption.place === 'string'
      ? FONT_EXTENTS.Arial
      : fonts.extents,
  )

function layoutAtEdge(
  { caption: measured, fitted, edgeGap }: FittedCaption<EdgeCaption>,
  size: MemeSize,
): CaptionLayout {
  const { lines, fontSize } = fitted
  const { align } = measured.caption
  const { ascent, descent } = measured.extents
  const afterFirst = LINE_HEIGHT * fontSize * Math.max(0, lines.length - 1)
  const firstBaseline =
    measured.edge === 'top' ? fontSize + edgeGap : size.height - fontSize - edgeGap - afterFirst
  const margin = sideMarginOf(size)
  const side = margin + (fontSize * measured.units.sides) / 2
  const x = { left: side, center: size.width / 2, right: size.width - side }[align]
  const width = fontSize * Math.max(0, ...lines.map(measured.measure))
  return {
    ...paintOf(measured, fitted, firstBaseline),
    x,
    bounds: {
      left: x - width * { left: 0, center: 0.5, right: 1 }[align],
      top: firstBaseline - ascent * fontSize,
      width,
      height: fontSize * (ascent + descent) + afterFirst,
      degrees: 0,
    },
  }
}

const layoutInBar = ({
  asked,
  fitted,
  firstBaseline,
  x,
  bounds,
}: PlacedInBar<BarCaption>): CaptionLayout => ({
  ...paintOf(asked, fitted, firstBaseline),
  x,
  bounds,
})

/** The last layouts of captions in boxes. */
type BoxLayouts = WeakMap<Caption, { readonly size: MemeSize; readonly layout: CaptionLayout }>

/** While one layer is edited, the others are the same objects. */
const boxLayouts = new WeakMap<TextMeasurer, BoxLayouts>()

function layoutInBox(
  caption: Caption,
  box: Box,
  size: MemeSize,
  measurer: TextMeasurer,
): CaptionLayout {
  const known: BoxLayouts = boxLayouts.get(measurer) ?? new WeakMap()
  boxLayouts.set(measurer, known)
  const last = known.get(caption)
  if (last !== undefined && last.size.width === size.width && last.size.height === size.height) {
    return last.layout
  }
  const layout = computeInBox(measureCaption(caption, measurer), box, size)
  known.set(caption, { size, layout })
  return layout
}

function computeInBox(measured: MeasuredCaption, box: Box, size: MemeSize): CaptionLayout {
  const { caption, outlineWidth } = measured
  const { bubble } = caption
  const whole = areaOf(box, size)
  const area = bubble === undefined ? whole : roomInBubble(whole, bubble.kind)
  // Letters fill a box even if none of them has a descender.
  const extents = withBackground(caption, measured.fonts.ink)
  const wanted = { fontSize: caption.fontSize, outlineWidth, extents }
  const radius = radiusOf(caption, area)
  const fitted = fitIntoBox(
    measured.units,
    wanted,
    radius === undefined ? area : besideArc(area, radius, area.width),
    measured.measure,
  )
  const widest = () => fitted.fontSize * Math.max(0, ...fitted.lines.map(measured.measure))
  const room = radius === undefined ? area : besideArc(area, radius, widest())
  const firstBaseline = firstBaselineIn(room, fitted, {
    verticalAlign: caption.verticalAlign,
    outlineWidth,
    usual:
      caption.fontSize === 'fit' ? extents : withBackground(caption, FONT_EXTENTS[caption.font]),
    extents,
  })
  const { left, width } = area
  const side = (fitted.fontSize * measured.units.sides) / 2
  return {
    ...paintOf(measured, fitted, firstBaseline, radius),
    x: { left: left + side, center: left + width / 2, right: left + width - side }[caption.align],
    bounds: boundsOf(box, size),
    ...(bubble && { bubble }),
  }
}

const layoutSticker = (
  { type, place, image, flipped, opacity, look }: Sticker,
  size: MemeSize,
): StickerLayout => ({
  type,
  bounds: boundsOf(place, size),
  image,
  flipped,
  opacity,
  ...(look && { look }),
})

const layoutCover = ({ type, kind, brush, place }: Cover, size: MemeSize): CoverLayout => ({
  type,
  bounds: boundsOf(place, size),
  kind,
  ...(brush && { brush }),
})

const layoutLook = ({ type, place, ...values }: Look, size: MemeSize): LookLayout => ({
  type,
  bounds: boundsOf(place, size),
  values,
})

const layoutStroke = (
  { type, kind, points, color, outlineColor, width, place }: Stroke,
  size: MemeSize,
): StrokeLayout => ({
  type,
  bounds: boundsOf(place, size),
  kind,
  points,
  color,
  outlineColor,
  width,
})

const boundsOf = (box: Box, size: MemeSize): Bounds => ({
  ...areaOf(box, size),
  degrees: box.rotation % 360 === 0 ? 0 : box.rotation,
})

/** The part of a caption's layout that does not depend on its place. */
function paintOf(
  { caption, fonts, measure }: MeasuredCaption,
  { lines, fontSize, truncated }: FittedText,
  firstBaseline: number,
  radius?: number,
) {
  const { color, outlineColor, outlineWidth, shadow, align, from = 0, to = 1 } = caption
  const step = LINE_HEIGHT * fontSize
  const direction = textDirection(fonts.text)
  const accents = accentsOf(caption)
  return {
    type: 'caption' as const,
    ...lettersOf(caption, fontSize),
    ...(radius !== undefined && { radius }),
    lines: lines.map((text, index) => {
      const pieces = splitLine({ text, direction, isBent: radius !== undefined, accents }, measure)
      const needsWidth = pieces.length > 0 || caption.background !== undefined
      return {
        text,
        baseline: firstBaseline + step * index,
        families: fonts.familiesFor(text),
        ...(needsWidth && { width: fontSize * measure(text) }),
        ...(pieces.length > 0 && { pieces }),
      }
    }),
    align,
    fontSize,
    color,
    outlineColor,
    outlineWidth,
    shadow,
    shrunk: caption.fontSize !== 'fit' && fontSize < caption.fontSize,
    truncated: truncated || caption.text.length > MAX_CAPTION_LENGTH,
    direction,
    missing: fonts.missing,
    from,
    to,
  }
}

function layoutWatermark(name: string, size: MemeSize, measurer: TextMeasurer): WatermarkLayout {
  const { fonts, measure } = measurer.measure(cleanText(name), WATERMARK_FONT)
  const { text } = fonts
  const margin = Math.min(WATERMARK_MARGIN, size.width * GAP_SHARE, size.height * GAP_SHARE)
  const wanted = Math.min(
    WATERMARK_MAX_SIZE,
    Math.max(WATERMARK_MIN_SIZE, size.width * WATERMARK_SHARE),
  )
  // On a picture too small for the watermark, the watermark shrinks.
  const widest = text === '' ? wanted : (size.width - 2 * margin) / measure(text)
  return {
    text,
    right: size.width - margin,
    baseline: size.height - margin,
    fontSize: Math.min(wanted, widest, size.height - 2 * margin),
    families: fonts.familiesFor(text),
  }
}

/** The font files that a meme needs, without duplicates. A host loads them before it draws. */
export function fontsFor(meme: Meme): FontFile[] {
  const files = [
    ...captionsOf(meme.document).map((caption) =>
      fontsOf(drawnTextOf(caption), caption.font, faceOf(caption)),
    ),
    fontsOf(cleanText(meme.watermark), WATERMARK_FONT),
  ].flatMap((choice) => choice.files)
  const whole = files.filter(({ isWhole }) => isWhole)
  return [...new Map([...files, ...whole].map((file) => [file.id, file])).values()]
}

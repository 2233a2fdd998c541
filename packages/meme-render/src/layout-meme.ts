import { checkDocument } from './check-document.ts'
import { cleanText } from './clean-text.ts'
import {
  GAP_SHARE,
  LINE_HEIGHT,
  MAX_CAPTION_LENGTH,
  MAX_DOCUMENT_FONT_SIZE,
  WATERMARK_MARGIN,
  WATERMARK_MAX_SIZE,
  WATERMARK_MIN_SIZE,
  WATERMARK_SHARE,
} from './defaults.ts'
import { areaOf, firstBaselineIn, fitIntoBox } from './fit-box.ts'
import { type Edge, type FittedCaption, fitCaptions, sideMarginOf } from './fit-captions.ts'
import type { FittedText } from './fit-text.ts'
import { chooseFonts, type FontChoice } from './fonts/choose-fonts.ts'
import type { FontFile } from './fonts/font-set.ts'
import { familiesOf } from './fonts/font-stack.ts'
import type { MemeSize } from './meme-size.ts'
import { textDirection } from './text-direction.ts'
import type { Box, Caption, MeasureIn, MeasureText, Meme } from './types.ts'
import { type MeasuredText, measureUnits } from './wrap-text.ts'

interface LineLayout {
  readonly text: string
  readonly baseline: number
  /** CSS `font-family` list that the line is drawn with. */
  readonly families: string
}

/** Lines of text, ready to paint. All lengths are meme pixels. */
export interface CaptionLayout {
  readonly lines: readonly LineLayout[]
  /** The x coordinate of the lines' start, center or end, as `align` says. */
  readonly x: number
  readonly align: Caption['align']
  /** Clockwise rotation around a point; undefined for horizontal lines. */
  readonly turn: { readonly degrees: number; readonly x: number; readonly y: number } | undefined
  /** The size that is drawn: the caption's own, or a smaller one that fits. */
  readonly fontSize: number
  readonly color: string
  readonly outlineColor: string
  readonly outlineWidth: number
  readonly shadow: boolean
  /** True if the text is drawn smaller than the document asks for. */
  readonly shrunk: boolean
  /** True if the text is too long even at the smallest size, and its end is cut off. */
  readonly truncated: boolean
  /** Base direction of lines with mixed scripts. */
  readonly direction: 'ltr' | 'rtl'
  /** Characters that no font has. A replacement mark is drawn for each. */
  readonly missing: readonly string[]
}

export interface WatermarkLayout {
  readonly text: string
  readonly right: number
  readonly baseline: number
  readonly fontSize: number
  readonly families: string
}

export interface MemeLayout {
  readonly size: MemeSize
  /** One layout per caption, in order. */
  readonly captions: readonly CaptionLayout[]
  readonly watermark: WatermarkLayout
}

/** A caption with its fonts and its measured text. */
interface MeasuredCaption {
  readonly caption: Caption
  readonly text: MeasuredText
  readonly measure: MeasureText
  /** The size that the document asks for; the maximum for `fit`. */
  readonly fontSize: number
  readonly outlineWidth: number
  readonly fonts: FontChoice
}

/** A measured caption at an edge of the picture. */
interface EdgeCaption extends MeasuredCaption {
  readonly edge: Edge
}

/**
 * Computes the position of everything on a meme. Nothing is drawn.
 *
 * @param size from `memeSize`
 * @param measureIn measures text on the host's canvas
 * @returns lengths in meme pixels
 * @throws RangeError if the document can't be drawn (see `checkDocument`)
 */
export function layoutMeme(
  { document, watermark }: Meme,
  size: MemeSize,
  measureIn: MeasureIn,
): MemeLayout {
  checkDocument(document)
  return {
    size,
    captions: layoutCaptions(document.layers, size, measureIn),
    watermark: layoutWatermark(watermark, size, measureIn),
  }
}

function layoutCaptions(
  captions: readonly Caption[],
  size: MemeSize,
  measureIn: MeasureIn,
): CaptionLayout[] {
  const measured = captions.map((caption) => measureCaption(caption, measureIn))
  const atEdges = fitCaptions(measured.filter(isAtEdge), size)
  const edgeLayouts = new Map(
    atEdges.map((fitted) => [fitted.caption.caption, layoutAtEdge(fitted, size)]),
  )
  return measured.flatMap((one) => {
    const { place } = one.caption
    return typeof place === 'object'
      ? [layoutInBox(one, place, size)]
      : (edgeLayouts.get(one.caption) ?? [])
  })
}

function measureCaption(
  caption: Caption,
  measureIn: MeasureIn,
): MeasuredCaption & Partial<EdgeCaption> {
  const fonts = chooseFonts(drawnTextOf(caption))
  const measure: MeasureText = (text) => measureIn(fonts.familiesFor(text))(text)
  const { place, outlineWidth } = caption
  return {
    caption,
    ...(typeof place === 'string' && { edge: place }),
    text: measureUnits(fonts.text, measure),
    measure,
    fontSize: caption.fontSize === 'fit' ? MAX_DOCUMENT_FONT_SIZE : caption.fontSize,
    outlineWidth,
    fonts,
  }
}

const isAtEdge = (one: MeasuredCaption & Partial<EdgeCaption>): one is EdgeCaption =>
  one.edge !== undefined

/** The text that is drawn: without control characters, in capitals if the caption asks for that. */
function drawnTextOf({ text, uppercase }: Caption): string {
  const clean = cleanText(text)
  return uppercase ? clean.toUpperCase() : clean
}

function layoutAtEdge(
  { caption: measured, fitted, edgeGap }: FittedCaption<EdgeCaption>,
  size: MemeSize,
): CaptionLayout {
  const { lines, fontSize } = fitted
  const firstBaseline =
    measured.edge === 'top'
      ? fontSize + edgeGap
      : size.height - fontSize - edgeGap - LINE_HEIGHT * fontSize * (lines.length - 1)
  const margin = sideMarginOf(size)
  return {
    ...paintOf(measured, fitted, firstBaseline),
    x: { left: margin, center: size.width / 2, right: size.width - margin }[measured.caption.align],
    turn: undefined,
  }
}

function layoutInBox(measured: MeasuredCaption, box: Box, size: MemeSize): CaptionLayout {
  const { caption, outlineWidth } = measured
  const area = areaOf(box, size)
  const fitted = fitIntoBox(measured.text, measured, area, measured.measure)
  const firstBaseline = firstBaselineIn(area, fitted, caption.verticalAlign, outlineWidth)
  const { left, top, width, height } = area
  const middle = { x: left + width / 2, y: top + height / 2 }
  return {
    ...paintOf(measured, fitted, firstBaseline),
    x: { left, center: middle.x, right: left + width }[caption.align],
    turn: box.rotation % 360 === 0 ? undefined : { degrees: box.rotation, ...middle },
  }
}

/** The part of a caption's layout that does not depend on its place. */
function paintOf(
  { caption, fonts }: MeasuredCaption,
  { lines, fontSize, truncated }: FittedText,
  firstBaseline: number,
) {
  const { color, outlineColor, outlineWidth, shadow, align } = caption
  const step = LINE_HEIGHT * fontSize
  return {
    lines: lines.map((text, index) => ({
      text,
      baseline: firstBaseline + step * index,
      families: fonts.familiesFor(text),
    })),
    align,
    fontSize,
    color,
    outlineColor,
    outlineWidth,
    shadow,
    shrunk: caption.fontSize !== 'fit' && fontSize < caption.fontSize,
    truncated: truncated || caption.text.length > MAX_CAPTION_LENGTH,
    direction: textDirection(fonts.text),
    missing: fonts.missing,
  }
}

function layoutWatermark(name: string, size: MemeSize, measureIn: MeasureIn): WatermarkLayout {
  const { text, files } = chooseFonts(cleanText(name))
  const families = familiesOf(files)
  const margin = Math.min(WATERMARK_MARGIN, size.width * GAP_SHARE, size.height * GAP_SHARE)
  const wanted = Math.min(
    WATERMARK_MAX_SIZE,
    Math.max(WATERMARK_MIN_SIZE, size.width * WATERMARK_SHARE),
  )
  // On a picture too small for the watermark, the watermark shrinks.
  const widest = text === '' ? wanted : (size.width - 2 * margin) / measureIn(families)(text)
  return {
    text,
    right: size.width - margin,
    baseline: size.height - margin,
    fontSize: Math.min(wanted, widest, size.height - 2 * margin),
    families,
  }
}

/** The font files that a meme needs, without duplicates. A host loads them before it draws. */
export function fontsFor(meme: Meme): FontFile[] {
  const texts = [...meme.document.layers.map(drawnTextOf), cleanText(meme.watermark)]
  const files = texts.flatMap((text) => chooseFonts(text).files)
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

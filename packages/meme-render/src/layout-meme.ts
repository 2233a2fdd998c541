import { cleanText } from './clean-text.ts'
import {
  GAP_SHARE,
  LINE_HEIGHT,
  MAX_CAPTION_LENGTH,
  WATERMARK_MARGIN,
  WATERMARK_MAX_SIZE,
  WATERMARK_MIN_SIZE,
  WATERMARK_SHARE,
} from './defaults.ts'
import { type CaptionToFit, type FittedCaption, fitCaptions } from './fit-captions.ts'
import { chooseFonts } from './fonts/choose-fonts.ts'
import type { FontFile } from './fonts/font-set.ts'
import { familiesOf } from './fonts/font-stack.ts'
import type { MemeSize } from './meme-size.ts'
import { textDirection } from './text-direction.ts'
import type { Caption, MeasureIn, Meme } from './types.ts'
import { measureUnits } from './wrap-text.ts'

/** Lines of text, ready to paint. All lengths are meme pixels. */
export interface CaptionLayout {
  readonly lines: readonly { readonly text: string; readonly baseline: number }[]
  /** Where every line is centered. */
  readonly center: number
  /** The size used: the caption's own, or a smaller one that fits. */
  readonly fontSize: number
  readonly color: string
  /** The text is drawn smaller than asked for. */
  readonly shrunk: boolean
  /** The text is too long for the picture at any legible size; its end is not drawn. */
  readonly truncated: boolean
  /** CSS `font-family` list that the lines are drawn with. */
  readonly families: string
  /** How the parts of a line of mixed direction are ordered. */
  readonly direction: 'ltr' | 'rtl'
  /** Characters that no font has, drawn as a replacement mark. */
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
  /** One for each caption, in order. */
  readonly captions: readonly CaptionLayout[]
  readonly watermark: WatermarkLayout
}

/** A caption with its text as fonts draw it. */
interface MeasuredCaption extends CaptionToFit {
  readonly color: string
  readonly typed: string
  readonly drawn: string
  readonly families: string
  /** Characters that no font has. */
  readonly missing: readonly string[]
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i

/**
 * Decides where everything goes, as numbers; nothing is drawn.
 *
 * @throws RangeError for a font size that is no positive number, or a color that is not `#rrggbb`
 */
export function layoutMeme(meme: Meme, size: MemeSize, measureIn: MeasureIn): MemeLayout {
  return {
    size,
    captions: layoutCaptions(meme.captions, size, measureIn),
    watermark: layoutWatermark(meme.watermark, size, measureIn),
  }
}

function layoutCaptions(
  captions: readonly Caption[],
  size: MemeSize,
  measureIn: MeasureIn,
): CaptionLayout[] {
  const measured = captions.map((caption): MeasuredCaption => {
    checkCaption(caption)
    const { text: drawn, files, missing } = chooseFonts(cleanText(caption.text))
    const families = familiesOf(files)
    const measure = measureIn(families)
    const text = measureUnits(drawn, measure)
    return { ...caption, typed: caption.text, text, drawn, missing, families, measure }
  })
  return fitCaptions(measured, size).map((caption) => placeCaption(caption, size))
}

function checkCaption({ fontSize, color }: Caption): void {
  if (!Number.isFinite(fontSize) || fontSize <= 0) {
    throw new RangeError(`expected a font size above 0 px, got ${fontSize}`)
  }
  if (!HEX_COLOR.test(color)) {
    throw new RangeError(`expected a color like #ffffff, got ${JSON.stringify(color)}`)
  }
}

function placeCaption(
  { caption, fitted, edgeGap }: FittedCaption<MeasuredCaption>,
  size: MemeSize,
): CaptionLayout {
  const { lines, fontSize, truncated } = fitted
  const step = LINE_HEIGHT * fontSize
  const firstBaseline =
    caption.placement === 'top'
      ? fontSize + edgeGap
      : size.height - fontSize - edgeGap - step * (lines.length - 1)
  return {
    lines: lines.map((text, index) => ({ text, baseline: firstBaseline + step * index })),
    center: size.width / 2,
    fontSize,
    color: caption.color,
    shrunk: fontSize < caption.fontSize,
    truncated: truncated || caption.typed.length > MAX_CAPTION_LENGTH,
    families: caption.families,
    direction: textDirection(caption.drawn),
    missing: caption.missing,
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
  // A picture too small for the whole name gets it as large as fits.
  const widest = text === '' ? wanted : (size.width - 2 * margin) / measureIn(families)(text)
  return {
    text,
    right: size.width - margin,
    baseline: size.height - margin,
    fontSize: Math.min(wanted, widest, size.height - 2 * margin),
    families,
  }
}

/** Every font file that a meme needs, each once: a host loads them before it draws. */
export function fontsFor(meme: Meme): FontFile[] {
  const texts = [...meme.captions.map(({ text }) => text), meme.watermark]
  const files = texts.flatMap((text) => chooseFonts(cleanText(text)).files)
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

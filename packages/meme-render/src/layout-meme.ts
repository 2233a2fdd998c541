import {
  GAP_SHARE,
  LINE_HEIGHT,
  WATERMARK_MARGIN,
  WATERMARK_MAX_SIZE,
  WATERMARK_MIN_SIZE,
  WATERMARK_SHARE,
} from './defaults.ts'
import { captionRoom, fitText } from './fit-text.ts'
import type { MemeSize } from './meme-size.ts'
import type { Caption, MeasureText, Meme } from './types.ts'
import { measureUnits } from './wrap-text.ts'

/** Lines of text, ready to paint. All lengths are meme pixels. */
export interface CaptionLayout {
  readonly lines: readonly { readonly text: string; readonly baseline: number }[]
  /** Where every line is centred. */
  readonly center: number
  /** The size used: the caption's own, or a smaller one that fits. */
  readonly fontSize: number
  readonly color: string
  /** The text is drawn smaller than asked for. */
  readonly shrunk: boolean
  /** The text is too long for the picture at any legible size; its end is not drawn. */
  readonly truncated: boolean
}

export interface WatermarkLayout {
  readonly text: string
  readonly right: number
  readonly baseline: number
  readonly fontSize: number
}

export interface MemeLayout {
  readonly size: MemeSize
  /** One for each caption, in order. */
  readonly captions: readonly CaptionLayout[]
  readonly watermark: WatermarkLayout
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i

/**
 * Decides where everything goes, as numbers; nothing is drawn.
 *
 * @param measure text widths in bold Arial, in font sizes
 * @throws RangeError for a font size that is no positive number, or a colour that is not `#rrggbb`
 */
export function layoutMeme(meme: Meme, size: MemeSize, measure: MeasureText): MemeLayout {
  return {
    size,
    captions: meme.captions.map((caption) => layoutCaption(caption, size, measure)),
    watermark: layoutWatermark(meme.watermark, size, measure),
  }
}

function layoutCaption(caption: Caption, size: MemeSize, measure: MeasureText): CaptionLayout {
  if (!Number.isFinite(caption.fontSize) || caption.fontSize <= 0) {
    throw new RangeError(`expected a font size above 0 px, got ${caption.fontSize}`)
  }
  if (!HEX_COLOR.test(caption.color)) {
    throw new RangeError(`expected a colour like #ffffff, got ${JSON.stringify(caption.color)}`)
  }
  const room = captionRoom(size, caption.placement)
  const measured = measureUnits(caption.text, measure)
  const { lines, fontSize, truncated } = fitText(measured, caption.fontSize, room, measure)

  const step = LINE_HEIGHT * fontSize
  const firstBaseline =
    caption.placement === 'top'
      ? fontSize + room.edgeGap
      : size.height - fontSize - room.edgeGap - step * (lines.length - 1)
  return {
    lines: lines.map((text, index) => ({ text, baseline: firstBaseline + step * index })),
    center: size.width / 2,
    fontSize,
    color: caption.color,
    shrunk: fontSize < caption.fontSize,
    truncated: truncated || measured.cut,
  }
}

function layoutWatermark(text: string, size: MemeSize, measure: MeasureText): WatermarkLayout {
  const margin = Math.min(WATERMARK_MARGIN, size.width * GAP_SHARE, size.height * GAP_SHARE)
  const wanted = Math.min(
    WATERMARK_MAX_SIZE,
    Math.max(WATERMARK_MIN_SIZE, size.width * WATERMARK_SHARE),
  )
  // A picture too small for the whole name gets it as large as fits.
  const widest = text === '' ? wanted : (size.width - 2 * margin) / measure(text)
  return {
    text,
    right: size.width - margin,
    baseline: size.height - margin,
    fontSize: Math.min(wanted, widest, size.height - 2 * margin),
  }
}

/** The room that the words of a caption need, for an editor that makes its box. Lengths are meme pixels. */
import { roomInBubble } from './bubble-shape.ts'
import { LINE_HEIGHT } from './defaults.ts'
import { FONT_EXTENTS } from './fonts/font-catalog.ts'
import { measureCaption } from './layout-meme.ts'
import { withBackground } from './letter-layout.ts'
import type { TextMeasurer } from './text-measurer.ts'
import type { Caption } from './types.ts'
import { wrapText } from './wrap-text.ts'

/** More than a caption has. */
const MANY_LINES = 2000

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * The smallest box in which a caption has this size, with no more lines than it needs.
 *
 * @param maxWidth of the box; a longer word is broken
 */
export function boxOfWords(
  caption: Caption,
  { fontSize, maxWidth }: { readonly fontSize: number; readonly maxWidth: number },
  measurer: TextMeasurer,
): Sides {
  const { units, fonts, measure, outlineWidth } = measureCaption(caption, measurer)
  const ink = withBackground(caption, fonts.ink)
  const usual = FONT_EXTENTS[caption.font]
  const room = inBubble({ width: maxWidth, height: 1 }, caption).width - outlineWidth
  const lines = wrapText(units, room / fontSize - units.sides, measure, MANY_LINES)
  const widest = Math.max(0, ...lines.map(measure)) + units.sides
  const tallest = Math.max(ink.ascent, usual.ascent) + Math.max(ink.descent, usual.descent)
  const height = fontSize * (tallest + LINE_HEIGHT * Math.max(0, lines.length - 1))
  return aroundBubble(
    { width: fontSize * widest + outlineWidth, height: height + outlineWidth },
    caption,
  )
}

/** The width of the box in which the longest word of a caption is one line at this size. */
export function widthOfLongestWord(
  caption: Caption,
  fontSize: number,
  measurer: TextMeasurer,
): number {
  const { units, outlineWidth } = measureCaption(caption, measurer)
  const width = fontSize * (units.widestUnit + units.sides) + outlineWidth
  return aroundBubble({ width, height: 1 }, caption).width
}

function inBubble(sides: Sides, { bubble }: Caption): Sides {
  return bubble === undefined ? sides : roomInBubble({ left: 0, top: 0, ...sides }, bubble.kind)
}

function aroundBubble({ width, height }: Sides, caption: Caption): Sides {
  const share = inBubble({ width: 1, height: 1 }, caption)
  return { width: width / share.width, height: height / share.height }
}

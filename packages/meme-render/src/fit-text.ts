import { splitGraphemes } from './break-text.ts'
import { LINE_HEIGHT } from './defaults.ts'
import type { MeasureText } from './types.ts'
import { longestFit, type MeasuredText, wrapText } from './wrap-text.ts'

/** The space for a caption, in meme pixels. */
export interface CaptionRoom {
  /** Maximum width of a line. */
  readonly width: number
  /** Maximum distance from the picture's edge to the caption's inner end. */
  readonly reach: number
  /** Distance from the picture's edge to the outer baseline, minus the font size. */
  readonly edgeGap: number
  /**
   * Extent of a line beyond its outer baseline towards the middle of the picture, in font sizes.
   */
  readonly inward: number
  /** The same towards the picture's edge. */
  readonly outward: number
  /** Width of the outline. */
  readonly outline: number
  /** Smallest size, unless a single line of that size does not fit. */
  readonly leastSize: number
}

export interface FittedText {
  readonly lines: readonly string[]
  /** Meme pixels. */
  readonly fontSize: number
  /** True if the text did not fit at the smallest size and was cut off with an ellipsis. */
  readonly truncated: boolean
}

/**
 * Finds the largest size up to `fontSize` at which the text fits, and wraps it at that size. Sizes
 * are whole pixels down to `leastSize`. Smaller ones are used only if a single line of that size
 * does not fit.
 */
export function fitText(
  text: MeasuredText,
  fontSize: number,
  room: CaptionRoom,
  measure: MeasureText,
): FittedText {
  const beyondGap = room.reach - room.edgeGap
  // On a picture of a few pixels the outline must not take all of the height.
  const inkReach = Math.max(beyondGap - room.outline / 2, beyondGap / 2)
  const lineLimit = (size: number) =>
    Math.floor((inkReach / size - 1 - room.inward) / LINE_HEIGHT + 1e-9) + 1
  // Where there are too many lines, their number does not matter.
  const linesAt = (size: number) =>
    wrapText(text, room.width / size - text.sides, measure, Math.max(1, lineLimit(size)))
  const gapForInk = Math.max(room.edgeGap - room.outline / 2, room.edgeGap / 2)
  const tallest = Math.min(
    inkReach / (1 + room.inward),
    // A line that is taller than its font size uses the gap to the picture's edge.
    room.outward > 1 ? gapForInk / (room.outward - 1) : Number.POSITIVE_INFINITY,
  )
  const widest = room.width / (text.widestGrapheme + text.sides)
  const floor = Math.min(room.leastSize, tallest, widest)

  if (fontSize <= Math.min(tallest, widest)) {
    const lines = linesAt(fontSize)
    if (lines.length <= lineLimit(fontSize)) return { lines, fontSize, truncated: false }
  }
  // Smaller text never needs more lines, so binary search finds the largest size that fits.
  let low = Math.floor(floor)
  let high = Math.ceil(Math.min(fontSize, tallest, widest) + 1e-9)
  let best: readonly string[] | undefined
  while (high - low > 1) {
    const size = (low + high) >> 1
    const lines = linesAt(size)
    if (size <= Math.min(tallest, widest) && lines.length <= lineLimit(size)) {
      low = size
      best = lines
    } else high = size
  }
  if (best !== undefined) return { lines: best, fontSize: low, truncated: false }

  const smallest = Math.min(floor, fontSize)
  const lines = linesAt(smallest)
  const limit = Math.max(1, lineLimit(smallest))
  return lines.length <= limit
    ? { lines, fontSize: smallest, truncated: false }
    : {
        lines: truncate(lines, limit, room.width / smallest - text.sides, measure),
        fontSize: smallest,
        truncated: true,
      }
}

/**
 * The largest size up to the asked one at which no word is broken. All sizes are meme pixels.
 *
 * @param width of the longest line, in meme pixels
 * @param least size for which words are kept whole
 * @param otherwise the largest size if a word is broken at `least`, too
 */
export function sizeOfWholeWords(
  { widestUnit, sides }: MeasuredText,
  asked: number,
  width: number,
  { least, otherwise }: { readonly least: number; readonly otherwise: number },
): number {
  const widest = widestUnit + sides
  if (widest * asked <= width) return asked
  const whole = Math.floor(width / widest)
  return Math.min(asked, whole >= least ? whole : otherwise)
}

const ELLIPSIS = '…'

/** Keeps the first lines, and ends the last one in an ellipsis if that fits. */
function truncate(
  lines: readonly string[],
  limit: number,
  maxWidth: number,
  measure: MeasureText,
): string[] {
  const kept = lines.slice(0, limit)
  const last = kept.pop() ?? ''
  const graphemes = splitGraphemes(last)
  const length = longestFit(graphemes, maxWidth - measure(ELLIPSIS), measure)
  const shortened = graphemes.slice(0, length).join('').trimEnd() + ELLIPSIS
  return [...kept, measure(shortened) <= maxWidth ? shortened : last]
}

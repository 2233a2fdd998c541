import { splitGraphemes } from './break-text.ts'
import { LINE_HEIGHT } from './defaults.ts'
import type { MeasureText } from './types.ts'
import { longestFit, type MeasuredText, wrapText } from './wrap-text.ts'

/** The room that a caption has, in meme pixels. */
export interface CaptionRoom {
  /** Width of a line, at most. */
  readonly width: number
  /** From the picture's edge to the caption's far end, at most. */
  readonly reach: number
  /** From the picture's edge to the outer baseline, less the font size. */
  readonly edgeGap: number
  /** What a line needs beyond its outer baseline, towards the middle, in font sizes. */
  readonly inward: number
  /** Width of the outline. */
  readonly outline: number
  /** Size to which the text shrinks at the least, unless a single line of it has no room. */
  readonly leastSize: number
}

export interface FittedText {
  readonly lines: readonly string[]
  /** Meme pixels. */
  readonly fontSize: number
  /** The lines did not fit even at the smallest size, and the end is replaced by an ellipsis. */
  readonly truncated: boolean
}

/**
 * The largest size up to `fontSize` at which the text keeps within its room, and its lines there.
 * Sizes go down in whole pixels to the least, and lower only where a single line of that has no room.
 */
export function fitText(
  text: MeasuredText,
  fontSize: number,
  room: CaptionRoom,
  measure: MeasureText,
): FittedText {
  const beyondGap = room.reach - room.edgeGap
  // On a picture of a few pixels there is no room for an outline besides the text.
  const inkReach = Math.max(beyondGap - room.outline / 2, beyondGap / 2)
  const lineLimit = (size: number) =>
    Math.floor((inkReach / size - 1 - room.inward) / LINE_HEIGHT + 1e-9) + 1
  const linesAt = (size: number) => wrapText(text, room.width / size, measure)
  const tallest = inkReach / (1 + room.inward)
  const widest = room.width / text.widestGrapheme
  const floor = Math.min(room.leastSize, tallest, widest)

  if (fontSize <= Math.min(tallest, widest)) {
    const lines = linesAt(fontSize)
    if (lines.length <= lineLimit(fontSize)) return { lines, fontSize, truncated: false }
  }
  // Smaller text never needs more lines, so the sizes that fit are all those up to one of them.
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
        lines: truncate(lines, limit, room.width / smallest, measure),
        fontSize: smallest,
        truncated: true,
      }
}

const ELLIPSIS = '…'

/** The first lines, the last of them ending in an ellipsis where that has room. */
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

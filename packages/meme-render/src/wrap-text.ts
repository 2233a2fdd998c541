import { breakText, splitGraphemes } from './break-text.ts'
import type { MeasureText } from './types.ts'

interface MeasuredUnit {
  readonly text: string
  readonly width: number
  readonly space: string
  readonly spaceWidth: number
}

/**
 * A text split into unbreakable units with their widths in font sizes. Wrapping needs no further
 * measuring.
 */
export interface MeasuredText {
  /** One entry per line of the original text. */
  readonly lines: readonly (readonly MeasuredUnit[])[]
  readonly widestUnit: number
  readonly widestGrapheme: number
  /** What a line needs besides its letters, such as the sides of its background. */
  readonly sides: number
}

/** Measures a text that `cleanText` returned. A text of white space has no lines. */
export function measureUnits(text: string, measure: MeasureText): MeasuredText {
  if (text.trim() === '') return { lines: [], widestUnit: 0, widestGrapheme: 0, sides: 0 }

  const lines = text.split('\n').map((line) =>
    breakText(line.trim()).map(({ text: unit, space }) => ({
      text: unit,
      width: measure(unit),
      space,
      spaceWidth: space === '' ? 0 : measure(space),
    })),
  )
  const widestUnit = Math.max(...lines.flat().map(({ width }) => width))
  const graphemes = new Set(splitGraphemes(text.replaceAll('\n', '')))
  const widestGrapheme = Math.max(...[...graphemes].map(measure))
  return { lines, widestUnit, widestGrapheme, sides: 0 }
}

/**
 * Wraps text into lines. A line breaks between units. A unit wider than a whole line is broken
 * between graphemes.
 *
 * @param maxWidth in font sizes; a single grapheme that is wider gets its own line
 * @param maxLines if the text has more lines, the result has more, too, but not all of them
 */
export function wrapText(
  text: MeasuredText,
  maxWidth: number,
  measure: MeasureText,
  maxLines: number,
): string[] {
  const wrapped: string[] = []
  for (const units of text.lines) {
    let line = ''
    let lineWidth = 0
    let space = ''
    let spaceWidth = 0
    for (const unit of units) {
      if (wrapped.length > maxLines) return wrapped
      if (line !== '' && lineWidth + spaceWidth + unit.width > maxWidth) {
        wrapped.push(line)
        line = ''
      }
      if (line === '') {
        const pieces =
          unit.width > maxWidth ? splitUnit(unit.text, maxWidth, measure, maxLines) : [unit.text]
        line = pieces.pop() ?? ''
        wrapped.push(...pieces)
        lineWidth = pieces.length > 0 ? measure(line) : unit.width
      } else {
        line += space + unit.text
        lineWidth += spaceWidth + unit.width
      }
      space = unit.space
      spaceWidth = unit.spaceWidth
    }
    wrapped.push(line)
  }
  return wrapped
}

/** Splits a unit that is too wide into pieces that fit, each as long as possible. */
function splitUnit(
  unit: string,
  maxWidth: number,
  measure: MeasureText,
  maxLines: number,
): string[] {
  const pieces: string[] = []
  let rest = splitGraphemes(unit)
  while (rest.length > 0 && pieces.length <= maxLines + 1) {
    const length = longestFit(rest, maxWidth, measure)
    pieces.push(rest.slice(0, length).join(''))
    rest = rest.slice(length)
  }
  return pieces
}

/**
 * Finds how many of the first graphemes fit into a line, by exponential and binary search.
 *
 * @returns at least 1
 */
export function longestFit(
  graphemes: readonly string[],
  maxWidth: number,
  measure: MeasureText,
): number {
  const fits = (count: number) => measure(graphemes.slice(0, count).join('')) <= maxWidth
  let low = 1
  let high = 2
  while (high <= graphemes.length && fits(high)) {
    low = high
    high *= 2
  }
  high = Math.min(high, graphemes.length + 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

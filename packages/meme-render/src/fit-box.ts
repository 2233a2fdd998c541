import { ASCENT, DESCENT, LINE_HEIGHT, SHRUNK_BOX_FONT_SIZE } from './defaults.ts'
import { type FittedText, fitText } from './fit-text.ts'
import type { MemeSize } from './meme-size.ts'
import type { Box, Caption, MeasureText } from './types.ts'
import type { MeasuredText } from './wrap-text.ts'

/** A box in meme pixels, before its rotation. */
export interface BoxArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Converts a box from fractions of the picture to meme pixels. */
export const areaOf = (box: Box, { width, height }: MemeSize): BoxArea => ({
  left: box.x * width,
  top: box.y * height,
  width: box.width * width,
  height: box.height * height,
})

/** Wraps a text to a box's width, at the largest size up to `fontSize` that fits its height. */
export function fitIntoBox(
  text: MeasuredText,
  { fontSize, outlineWidth }: { readonly fontSize: number; readonly outlineWidth: number },
  { width, height }: BoxArea,
  measure: MeasureText,
): FittedText {
  // `fitText` subtracts half an outline, for one edge. A box has both edges.
  const reach = Math.max(height - outlineWidth / 2, height / 2)
  const room = {
    width,
    reach,
    edgeGap: 0,
    inward: ASCENT + DESCENT - 1,
    outline: outlineWidth,
    leastSize: SHRUNK_BOX_FONT_SIZE,
  }
  return fitText(text, fontSize, room, measure)
}

/** @returns the baseline of the first line, in meme pixels */
export function firstBaselineIn(
  { top, height }: BoxArea,
  { lines, fontSize }: FittedText,
  verticalAlign: Caption['verticalAlign'],
  outlineWidth: number,
): number {
  const taken =
    fontSize * (ASCENT + DESCENT + LINE_HEIGHT * (lines.length - 1)) +
    Math.min(outlineWidth, height)
  const free = Math.max(0, height - taken)
  const above = { top: 0, middle: free / 2, bottom: free }[verticalAlign]
  return top + above + Math.min(outlineWidth, height) / 2 + ASCENT * fontSize
}

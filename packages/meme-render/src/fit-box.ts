import {
  LINE_HEIGHT,
  MAX_DOCUMENT_FONT_SIZE,
  READABLE_FONT_SIZE,
  SHRUNK_BOX_FONT_SIZE,
} from './defaults.ts'
import { type FittedText, fitText, sizeOfWholeWords } from './fit-text.ts'
import type { FontExtents } from './fonts/font-set.ts'
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

/**
 * Wraps a text to a box's width, at the largest size up to `fontSize` that fits its height. Words are
 * broken only if they have no room at the smallest size either.
 */
export function fitIntoBox(
  text: MeasuredText,
  {
    fontSize,
    outlineWidth,
    extents,
  }: {
    readonly fontSize: Caption['fontSize']
    readonly outlineWidth: number
    readonly extents: FontExtents
  },
  { width, height }: BoxArea,
  measure: MeasureText,
): FittedText {
  // `fitText` subtracts half an outline, for one edge. A box has both edges.
  const reach = Math.max(height - outlineWidth / 2, height / 2)
  const room = {
    width,
    reach,
    edgeGap: 0,
    outward: 1,
    inward: extents.ascent + extents.descent - 1,
    outline: outlineWidth,
    leastSize: SHRUNK_BOX_FONT_SIZE,
  }
  const asked = fontSize === 'fit' ? MAX_DOCUMENT_FONT_SIZE : fontSize
  const largest = sizeOfWholeWords(text, asked, width, {
    least: SHRUNK_BOX_FONT_SIZE,
    otherwise: READABLE_FONT_SIZE,
  })
  return fitText(text, largest, room, measure)
}

/**
 * Places a fitted text in its box. The usual extents are aligned, so that the letters of a text move
 * it only where there is no room for them.
 *
 * @returns the baseline of the first line, in meme pixels
 */
export function firstBaselineIn(
  { top, height }: BoxArea,
  { lines, fontSize }: FittedText,
  {
    verticalAlign,
    outlineWidth,
    usual,
    extents,
  }: {
    readonly verticalAlign: Caption['verticalAlign']
    readonly outlineWidth: number
    readonly usual: FontExtents
    readonly extents: FontExtents
  },
): number {
  const taken =
    fontSize * (usual.ascent + usual.descent + LINE_HEIGHT * (lines.length - 1)) +
    Math.min(outlineWidth, height)
  // Less than 0 if only the letters of this text have room.
  const free = height - taken
  const aligned = { top: 0, middle: free / 2, bottom: free }[verticalAlign]
  const highest = fontSize * (extents.ascent - usual.ascent)
  const lowest = free - fontSize * (extents.descent - usual.descent)
  const above = Math.max(highest, Math.min(aligned, lowest))
  return top + above + Math.min(outlineWidth, height) / 2 + usual.ascent * fontSize
}

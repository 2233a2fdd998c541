import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import {
  ALIGNS,
  type Box,
  type Caption,
  type FontName,
  MAX_BOX_PLACE,
  MAX_DOCUMENT_FONT_SIZE,
  MIN_BOX_PLACE,
  MIN_DOCUMENT_FONT_SIZE,
  memeSize,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import { readCssColor } from '../../../../render/css-color.ts'
import type { PictureShape } from '../candidate.ts'
import type { MemegenBox } from './memegen-config.ts'
import { styleText } from './text-style.ts'

/** Our closest font for each of memegen's, by name and alias. */
const FONTS: Readonly<Record<string, FontName>> = {
  thick: 'Impact',
  titilliumweb: 'Impact',
  impact: 'Impact',
  thin: 'Arial',
  'titilliumweb-thin': 'Arial',
  notosans: 'Arial',
  tiny: 'Arial',
  segoe: 'Arial',
  comic: 'Comic',
  kalam: 'Comic',
}
/** We have this font too. */
const SAME_FONT = 'impact'
/** Memegen's largest unrotated text, as a share of the picture's height. */
const LARGEST_SHARE = 1 / 9
/** Width of the longest usual word in font sizes. In a narrower box, the size fits the words. */
const WORD_SIZES = 8
/** Memegen's outline of 3 px, and the fine one of black text and of colors by their digits. */
const OUTLINE_WIDTH = 4
const FINE_OUTLINE_WIDTH = 2
const BLACK = '#000000'
const WHITE = '#ffffff'
/** A hundredth of a percent is less than a tenth of a meme pixel. */
const PRECISION = 10_000

/**
 * Converts a box of memegen to a caption.
 *
 * @param example its example text
 * @param notes receives what is not kept, for the report
 */
export function captionOfBox(
  box: MemegenBox,
  example: string,
  picture: PictureShape,
  notes: string[],
): Caption {
  const place = placeOf(box, picture, notes)
  const { text, uppercase, note } = styleText(box.style, example)
  if (note !== undefined) notes.push(note)
  if (text.length > MAX_TEXT_LENGTH) notes.push('a long example text is cut')
  return {
    ...USUAL_CAPTION,
    text: text.slice(0, MAX_TEXT_LENGTH),
    place,
    font: fontOf(box.font, notes),
    fontSize: fontSizeOf(place, picture),
    ...colorsOf(box.color, notes),
    align: alignOf(box.align, notes),
    uppercase,
    ...timeOf(box, picture, notes),
  }
}

/**
 * In memegen, a rotated box grows until its corners fit, and `anchor_x` and `anchor_y` are the corner of
 * the grown box. Our boxes rotate around their center.
 */
function placeOf(box: MemegenBox, { width, height }: PictureShape, notes: string[]): Box {
  const angle = (box.angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [boxWidth, boxHeight] = [box.scaleX * width, box.scaleY * height]
  const grownWidth = (boxWidth * cos + boxHeight * sin) / width
  const grownHeight = (boxWidth * sin + boxHeight * cos) / height
  const [x, right] = within(box.anchorX + (grownWidth - box.scaleX) / 2, box.scaleX)
  const [y, bottom] = within(box.anchorY + (grownHeight - box.scaleY) / 2, box.scaleY)
  if (!(right > x && bottom > y)) {
    throw new Error('A box of text in its config.yml has no area on the picture.')
  }
  const place = { x, y, width: round(right - x), height: round(bottom - y) }
  if (place.width < round(box.scaleX) || place.height < round(box.scaleY)) {
    notes.push('a box far outside of the picture is cut')
  }
  // Our rotation is clockwise. Adding zero makes a negative zero positive.
  return { ...place, rotation: -(box.angle % 360) + 0 }
}

/** The ends of a side, limited to the range of boxes. */
function within(start: number, length: number): [number, number] {
  const clamp = (end: number) => round(Math.max(MIN_BOX_PLACE, Math.min(end, MAX_BOX_PLACE)))
  return [clamp(start), clamp(start + length)]
}

const round = (fraction: number): number => Math.round(fraction * PRECISION) / PRECISION

function fontSizeOf({ width, rotation }: Box, picture: PictureShape): Caption['fontSize'] {
  const meme = memeSize(picture.width, picture.height)
  const largest = Math.round(meme.height * LARGEST_SHARE)
  const isNarrow = width * meme.width < WORD_SIZES * largest
  if (rotation !== 0 || isNarrow) return 'fit'
  return Math.max(MIN_DOCUMENT_FONT_SIZE, Math.min(largest, MAX_DOCUMENT_FONT_SIZE))
}

function fontOf(name: string, notes: string[]): FontName {
  const font = Object.hasOwn(FONTS, name) ? FONTS[name] : undefined
  if (name !== SAME_FONT) {
    notes.push(`${font ?? USUAL_CAPTION.font} stands in for the font "${name.slice(0, 30)}"`)
  }
  return font ?? USUAL_CAPTION.font
}

function colorsOf(given: string, notes: string[]) {
  const color = readCssColor(given)
  if (color === undefined) notes.push(`the color "${given.slice(0, 30)}" is unknown`)
  else if (!color.isOpaque) notes.push(`the color "${given}" is made opaque`)
  const hex = color?.hex ?? WHITE
  const isFine = hex === BLACK || given.startsWith('#')
  return {
    color: hex,
    outlineColor: hex === BLACK ? WHITE : BLACK,
    outlineWidth: isFine ? FINE_OUTLINE_WIDTH : OUTLINE_WIDTH,
  }
}

function alignOf(given: string, notes: string[]): Caption['align'] {
  const align = ALIGNS.find((known) => known === given)
  if (align === undefined) notes.push(`the alignment "${given.slice(0, 30)}" is unknown`)
  return align ?? USUAL_CAPTION.align
}

function timeOf({ start, stop }: MemegenBox, { frames }: PictureShape, notes: string[]) {
  if (start === 0 && stop === 1) return {}
  if (frames === 1) {
    notes.push('start and stop are left out, because the picture does not move')
    return {}
  }
  if (!(start >= 0 && start < stop && stop <= 1)) {
    notes.push(`start ${start} and stop ${stop} are no part of the time`)
    return {}
  }
  return { ...(start > 0 && { from: start }), ...(stop < 1 && { to: stop }) }
}

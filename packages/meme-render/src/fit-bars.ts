/**
 * Makes the bars that the picture grows by, each as high as its words need.
 *
 * The picture keeps its size and its density, so no other layer moves, and its pixels stay as they are:
 * canvases scale a picture by any factor in ways that differ by a level of 255.
 * Limits: all bars together are at most half as high as the picture's longer side. Words that need more
 * are drawn smaller.
 */
import {
  BAR_COLOR,
  BAR_MARGIN,
  EDGE_FIT_SHARE,
  GAP_SHARE,
  LINE_HEIGHT,
  MAX_BARS_SHARE,
  READABLE_FONT_SIZE,
} from './defaults.ts'
import { firstBaselineIn, fitIntoBox } from './fit-box.ts'
import { sideMarginOf } from './fit-captions.ts'
import type { FittedText } from './fit-text.ts'
import { FONT_EXTENTS } from './fonts/font-catalog.ts'
import type { FontExtents } from './fonts/font-set.ts'
import type { BarLayout, Bounds } from './meme-layout.ts'
import type { MemeSize } from './meme-size.ts'
import type { Caption, MeasureText } from './types.ts'
import type { MeasuredText } from './wrap-text.ts'

/** A caption in a bar. */
export interface CaptionInBar {
  readonly caption: Caption
  readonly units: MeasuredText
  readonly measure: MeasureText
  /** The extents of its own characters. */
  readonly ink: FontExtents
}

interface FittedBar<Asked extends CaptionInBar> {
  readonly asked: Asked
  readonly fitted: FittedText
  readonly extents: FontExtents
  /** Meme pixels. */
  readonly height: number
}

/** A caption, and where it is in its bar. Lengths are meme pixels. */
export interface PlacedInBar<Asked extends CaptionInBar> {
  readonly asked: Asked
  readonly fitted: FittedText
  readonly firstBaseline: number
  readonly x: number
  /** The bar without its side margins. */
  readonly bounds: Bounds
}

interface Bars<Asked extends CaptionInBar> {
  /** The size of the meme with its bars. */
  readonly size: MemeSize
  readonly bars: readonly BarLayout[]
  readonly captions: readonly PlacedInBar<Asked>[]
}

/**
 * @param size of the meme without bars
 * @param asked the captions in bars, from the top to the bottom on each side
 */
export function fitBars<Asked extends CaptionInBar>(
  asked: readonly Asked[],
  size: MemeSize,
): Bars<Asked> {
  if (asked.length === 0) return { size, bars: [], captions: [] }
  const room = (MAX_BARS_SHARE * Math.max(size.width, size.height)) / asked.length
  const fitted = asked.map((each) => fitInBar(each, size, room))
  const above = fitted.filter(({ asked: { caption } }) => caption.place === 'above')
  const below = fitted.filter(({ asked: { caption } }) => caption.place !== 'above')
  const grown = growBy(size, above, below)
  const placed = [
    ...stack(above, 0, grown),
    ...stack(below, grown.pixelHeight - grown.below, grown),
  ]
  return {
    size: grown,
    bars: placed.map(({ bar }) => bar),
    captions: placed.map(({ caption }) => caption),
  }
}

const marginOf = ({ width }: MemeSize): number => Math.min(BAR_MARGIN, width * GAP_SHARE)

/** @param room of the bar, in meme pixels */
function fitInBar<Asked extends CaptionInBar>(
  asked: Asked,
  size: MemeSize,
  room: number,
): FittedBar<Asked> {
  const { caption, units, measure, ink } = asked
  const usual = FONT_EXTENTS[caption.font]
  const extents = {
    ascent: Math.max(usual.ascent, ink.ascent),
    descent: Math.max(usual.descent, ink.descent),
  }
  const { outlineWidth } = caption
  const margin = marginOf(size)
  const fitInto = (fontSize: Caption['fontSize'], height: number) => {
    const area = { left: 0, top: 0, width: size.width - 2 * sideMarginOf(size), height }
    return fitIntoBox(units, { fontSize, outlineWidth, extents }, area, measure)
  }
  const fontSize =
    caption.fontSize === 'fit'
      ? Math.max(fitInto('fit', size.height * EDGE_FIT_SHARE).fontSize, READABLE_FONT_SIZE)
      : caption.fontSize
  const fitted = fitInto(fontSize, Math.max(room - 2 * margin, room / 2))
  const { ascent, descent } = extents
  // Without words it is as high as for one line, so that it can be seen.
  const following = Math.max(0, fitted.lines.length - 1)
  const words = fitted.fontSize * (ascent + descent + LINE_HEIGHT * following)
  const height = Math.min(room, words + outlineWidth + 2 * margin)
  return { asked, fitted, extents, height }
}

type Heights = readonly { readonly height: number }[]

/** Down, so that all of them have room. */
const pixelsOf = ({ height }: { readonly height: number }, density: number): number =>
  Math.max(1, Math.floor(height * density))

function growBy(size: MemeSize, above: Heights, below: Heights): MemeSize {
  const sum = (bars: Heights) => bars.reduce((all, bar) => all + pixelsOf(bar, size.density), 0)
  const [pixelsAbove, pixelsBelow] = [sum(above), sum(below)]
  return {
    ...size,
    pixelHeight: pixelsAbove + size.pixelHeight + pixelsBelow,
    above: pixelsAbove,
    below: pixelsBelow,
  }
}

/** @param start of the first bar, from the top of the canvas in device pixels */
function stack<Asked extends CaptionInBar>(
  fitted: readonly FittedBar<Asked>[],
  start: number,
  size: MemeSize,
): { readonly bar: BarLayout; readonly caption: PlacedInBar<Asked> }[] {
  let top = start
  return fitted.map((each) => {
    const bar = {
      top,
      height: pixelsOf(each, size.density),
      color: each.asked.caption.barColor ?? BAR_COLOR,
    }
    top += bar.height
    return { bar, caption: placeIn(bar, each, size) }
  })
}

function placeIn<Asked extends CaptionInBar>(
  bar: BarLayout,
  { asked, fitted, extents }: FittedBar<Asked>,
  size: MemeSize,
): PlacedInBar<Asked> {
  const { align, outlineWidth } = asked.caption
  const margin = sideMarginOf(size)
  const side = margin + (fitted.fontSize * asked.units.sides) / 2
  const bounds = {
    left: margin,
    top: (bar.top - size.above) / size.density,
    width: size.width - 2 * margin,
    height: bar.height / size.density,
    degrees: 0,
  }
  return {
    asked,
    fitted,
    firstBaseline: firstBaselineIn(bounds, fitted, {
      verticalAlign: 'middle',
      outlineWidth,
      usual: extents,
      extents,
    }),
    x: { left: side, center: size.width / 2, right: size.width - side }[align],
    bounds,
  }
}

/**
 * How long something takes to draw, before it is drawn.
 *
 * Problem: whoever draws for many people may have to stop, and can do so only between two steps.
 * Approach: everything is counted in letters of a usual script at 60 meme pixels, with outline and shadow.
 * All numbers below are measured: such a letter takes 0.2 to 0.4 ms.
 * Limits: one letter may take ten times as long as another. Only the slowest ones are counted as such.
 */
import { areaOfCover } from './cover-area.ts'
import { MAX_PIXEL_SIDE } from './defaults.ts'
import { hasEdges } from './draw-look.ts'
import { isPressedUnevenly } from './draw-stroke.ts'
import type {
  Bounds,
  CaptionLayout,
  CoverLayout,
  StickerLayout,
  StrokeLayout,
} from './meme-layout.ts'
import type { MemeSize } from './meme-size.ts'
import type { LookValues } from './types.ts'

type Canvas = Pick<MemeSize, 'density' | 'pixelHeight' | 'pixelWidth'>

/** Of a shadow, the area counts, beyond this font size. */
const LARGE_SHADOW = 60
/** Without a shadow, a letter takes so much longer at twice this font size. */
const LARGE = 200
/** A sentence that is one letter: the widest, of very many curves. */
const WIDEST = /\ufdfd/g
const WIDEST_COST = 40
/** Turning the canvas for a part of a line. */
const PART_COST = 2
/** What is behind a text. */
export const BACKGROUND_COST = 3
export const BUBBLE_COST = 10

/** @param parts how many parts the line is drawn in */
export function lineCost(
  { fontSize, shadow }: Pick<CaptionLayout, 'fontSize' | 'shadow'>,
  text: string,
  parts: number,
): number {
  const letters = text.length + (WIDEST_COST - 1) * (text.match(WIDEST)?.length ?? 0)
  const size = shadow ? (fontSize / LARGE_SHADOW) ** 2 : fontSize / LARGE
  return letters * Math.max(1, size) + PART_COST * (parts - 1)
}

/** Edges of an area that take as long as a letter, in device pixels. */
const EDGES_PER_LETTER = 4000
/** Lines between two points that a hand drew (see `smooth-line.ts`). */
const LINES_PER_POINT = 6
const STROKE_COST = 2

/** Of a stroke: by how long the edges of what it covers are. */
export function strokeCost(stroke: StrokeLayout, density: number): number {
  const { points, bounds, width, outlineColor } = stroke
  const { length, lines } = wayOf(points, bounds, density)
  const ends = points.length + (isPressedUnevenly(stroke) ? (LINES_PER_POINT - 1) * lines : 0)
  const edges = 2 * length + ends * Math.PI * width * density
  return STROKE_COST + (edges * (outlineColor === undefined ? 1 : 2)) / EDGES_PER_LETTER
}

/** How far a pen or a brush goes along some points, in device pixels, and between how many of them. */
function wayOf(points: StrokeLayout['points'], bounds: Bounds, density: number) {
  let [length, lines] = [0, 0]
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? []
    if (x === undefined || y === undefined || fromX === undefined || fromY === undefined) return
    lines += 1
    length += density * Math.hypot((x - fromX) * bounds.width, (y - fromY) * bounds.height)
  })
  return { length, lines }
}

/**
 * Changing all pixels of the largest picture, of which a pixel is read afterwards: it takes as long as 100
 * to 150 letters. Frying or sharpening takes three times as long.
 */
const PIXELS_COST = 65
const EDGES_COST = 30
/** Rows of pixels that one line of a brush touches, in the time of a letter. */
const ROWS_PER_LETTER = 600

/** Of something that hides. */
export function coverCost({ bounds, brush }: CoverLayout, canvas: Canvas): number {
  const cost = PIXELS_COST * shareOf(bounds, canvas)
  if (brush === undefined) return cost
  const { density, pixelHeight } = canvas
  const { points, width } = brush
  const { length } = wayOf(points, bounds, density)
  const touched = width * bounds.width * density * points.length + length
  return cost + Math.min(touched, points.length * pixelHeight) / ROWS_PER_LETTER
}

export function lookCost(values: LookValues, bounds: Bounds, canvas: Canvas): number {
  return (PIXELS_COST + (hasEdges(values) ? EDGES_COST : 0)) * shareOf(bounds, canvas)
}

/** The largest sticker. */
const STICKER_COST = 25

/** With a look, a sticker is drawn twice, and mixed with what is below it. */
export function stickerCost({ bounds, look }: StickerLayout, canvas: Canvas): number {
  return STICKER_COST + (look === undefined ? 0 : lookCost(look, bounds, canvas))
}

/** How much of the largest picture is read and written for a box, 0 to 1. */
function shareOf(bounds: Bounds, { density, pixelWidth, pixelHeight }: Canvas): number {
  const area = areaOfCover(bounds, { width: pixelWidth, height: pixelHeight }, density)
  return area === undefined ? 0 : Math.min(1, (area.width * area.height) / MAX_PIXEL_SIDE ** 2)
}

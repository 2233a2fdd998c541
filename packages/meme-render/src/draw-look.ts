/**
 * Changes how what is on the canvas looks: its light, its colors, its edges.
 *
 * Problem: a canvas's own filters differ from one to the next.
 * Approach: only whole numbers, in tables for what depends on one channel. A look is applied in one order:
 * fried colors, light and warmth, saturation, edges.
 */
import { areaOfCover, type CoverArea, type Span } from './cover-area.ts'
import type { LookLayout } from './meme-layout.ts'
import type { Context2D, LookValues, PixelArea } from './types.ts'

const BYTES = 4
const NOTHING: Span = [0, 0]
/** Shares of red, green and blue in what is seen as light, of 256 (ITU-R BT.709). */
const LIGHT = [54, 183, 19] as const
/** The squares whose color is one, as in a JPEG of bad quality; in device pixels. */
const FRIED_SQUARE = 8

/** @param density device pixels per meme pixel */
export function drawLook<Image>(
  context: Pick<Context2D<Image>, 'canvas' | 'getImageData' | 'putImageData'>,
  { bounds, values }: LookLayout,
  density: number,
): void {
  const area = areaOfCover(bounds, context.canvas, density)
  if (area === undefined) return
  const pixels = context.getImageData(area.left, area.top, area.width, area.height)
  applyLook(pixels, values, area.row)
  context.putImageData(pixels, area.left, area.top)
}

/**
 * Applies a look to pixels. What is written to them is cut off at 0 and 255, as a canvas's pixels do.
 *
 * @param rowOf the pixels of each row that change: from the first to before the end
 */
export function applyLook(
  pixels: PixelArea,
  values: LookValues,
  rowOf: CoverArea['row'] = () => [0, pixels.width],
): void {
  const { fry = 0, sharpen = 0 } = values
  const rows = Array.from({ length: pixels.height }, (_, y) => rowOf(y))
  if (fry > 0) mixColors(pixels, fry, rows)
  changeColors(pixels, values, rows)
  const edges = Math.min(200, sharpen + fry)
  if (edges > 0) sharpenEdges(pixels, edges, rows)
}

/** Whether a look takes as long as some stickers. */
export const hasEdges = ({ fry = 0, sharpen = 0 }: LookValues): boolean => fry > 0 || sharpen > 0

/** Whole numbers of a share of 100, towards 0. */
const percentOf = (whole: number, percent: number): number => ((whole * percent) / 100) | 0

/** The new value of each value of a channel. */
function tableOf(
  { brightness = 0, contrast = 0, fry = 0 }: LookValues,
  warmer: number,
): Uint8ClampedArray {
  const asked = Math.min(200, contrast + percentOf(90, fry))
  const factor = asked < 0 ? 256 + percentOf(230, asked) : 256 + percentOf(400, asked)
  const more = percentOf(110, brightness) + percentOf(8, fry) + warmer
  return Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => (((value - 128) * factor) >> 8) + 128 + more,
  )
}

function changeColors(pixels: PixelArea, values: LookValues, rows: readonly Span[]): void {
  const { saturation = 0, warmth = 0, fry = 0 } = values
  const warmer = percentOf(45, warmth) + percentOf(14, fry)
  const reds = tableOf(values, warmer)
  const greens = tableOf(values, percentOf(30, warmer))
  const blues = tableOf(values, -warmer)
  const asked = Math.min(200, saturation + fry)
  const factor = 256 + percentOf(asked < 0 ? 256 : 400, asked)
  const { data, width, height } = pixels
  for (let y = 0; y < height; y += 1) {
    const [first, end] = rows[y] ?? NOTHING
    for (let at = (y * width + first) * BYTES; at < (y * width + end) * BYTES; at += BYTES) {
      const red = reds[data[at] ?? 0] ?? 0
      const green = greens[data[at + 1] ?? 0] ?? 0
      const blue = blues[data[at + 2] ?? 0] ?? 0
      if (factor === 256) {
        data[at] = red
        data[at + 1] = green
        data[at + 2] = blue
        continue
      }
      const light = lightOf(red, green, blue)
      data[at] = light + (((red - light) * factor) >> 8)
      data[at + 1] = light + (((green - light) * factor) >> 8)
      data[at + 2] = light + (((blue - light) * factor) >> 8)
    }
  }
}

const lightOf = (red: number, green: number, blue: number): number =>
  (LIGHT[0] * red + LIGHT[1] * green + LIGHT[2] * blue + 128) >> 8

/** Gives each square one color, keeps a few levels of light, and adds grain: a picture saved too often. */
function mixColors(pixels: PixelArea, fry: number, rows: readonly Span[]): void {
  const { data, width, height } = pixels
  const step = 1 + percentOf(22, fry)
  const grain = percentOf(26, fry)
  for (let top = 0; top < height; top += FRIED_SQUARE) {
    const bottom = Math.min(height, top + FRIED_SQUARE)
    for (let left = 0; left < width; left += FRIED_SQUARE) {
      const right = Math.min(width, left + FRIED_SQUARE)
      let [red, green, blue] = [0, 0, 0]
      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * BYTES; at < (y * width + right) * BYTES; at += BYTES) {
          red += data[at] ?? 0
          green += data[at + 1] ?? 0
          blue += data[at + 2] ?? 0
        }
      }
      const count = (bottom - top) * (right - left)
      const [r, g, b] = [
        Math.floor(red / count),
        Math.floor(green / count),
        Math.floor(blue / count),
      ]
      const average = lightOf(r, g, b)
      for (let y = top; y < bottom; y += 1) {
        const [first, end] = rows[y] ?? NOTHING
        for (let x = Math.max(left, first); x < Math.min(right, end); x += 1) {
          const at = (y * width + x) * BYTES
          const light = lightOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
          const level = light - (light % step) + (step >> 1) + noiseAt(x, y, grain)
          data[at] = mixed(data[at] ?? 0, level + r - average, fry)
          data[at + 1] = mixed(data[at + 1] ?? 0, level + g - average, fry)
          data[at + 2] = mixed(data[at + 2] ?? 0, level + b - average, fry)
        }
      }
    }
  }
}

const mixed = (before: number, after: number, percent: number): number =>
  before + percentOf(after - before, percent)

/** The same grain at the same place, up to so much to both sides. */
function noiseAt(x: number, y: number, most: number): number {
  let hash = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((((hash >>> 16) & 255) * (2 * most + 1)) >> 8) - most
}

/** Adds what a pixel differs by from its four neighbors. */
function sharpenEdges(pixels: PixelArea, percent: number, rows: readonly Span[]): void {
  const { data, width, height } = pixels
  const factor = percentOf(44, percent)
  const rowLength = width * BYTES
  const copyRow = (y: number) => {
    const row = new Uint8Array(rowLength)
    const start = Math.min(height - 1, y) * rowLength
    for (let at = 0; at < rowLength; at += 1) row[at] = data[start + at] ?? 0
    return row
  }
  let above = copyRow(0)
  let here = above
  for (let y = 0; y < height; y += 1) {
    const below = copyRow(y + 1)
    const [first, end] = rows[y] ?? NOTHING
    for (let x = first; x < end; x += 1) {
      const left = (x === 0 ? x : x - 1) * BYTES
      const right = (x === width - 1 ? x : x + 1) * BYTES
      const at = x * BYTES
      for (let channel = 0; channel < 3; channel += 1) {
        const value = here[at + channel] ?? 0
        const around =
          (above[at + channel] ?? 0) +
          (below[at + channel] ?? 0) +
          (here[left + channel] ?? 0) +
          (here[right + channel] ?? 0)
        data[y * rowLength + at + channel] = value + (((4 * value - around) * factor) >> 6)
      }
    }
    above = here
    here = below
  }
}

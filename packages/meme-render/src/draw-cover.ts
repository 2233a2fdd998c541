/**
 * Hides a part of what is on the canvas.
 *
 * Problem: a blur can be undone, and squares that are smaller than letters can be guessed, if each pixel
 * depends on a few pixels of what is hidden. And canvases blur in their own ways.
 * Approach: of what is hidden, only the averages of large squares are used. *Pixels* are these squares;
 * *blur* is the surface of quadratic B-splines through them (de Boor, A Practical Guide to Splines), which
 * looks like a strong blur and says no more than the squares. Everything is computed with whole numbers.
 * It keeps to the picture: after a crop, what was hidden may lie where a bar is put later.
 * Limits: whoever knows what a word may be can compare averages. Only a bar says nothing at all.
 */
import { brushSpans } from './brush-spans.ts'
import { areaOfCover, type CoverArea, type Span } from './cover-area.ts'
import { COVER_CELL, COVER_CELLS } from './defaults.ts'
import { LruCache } from './lru-cache.ts'
import type { CoverLayout } from './meme-layout.ts'
import type { MemeSize } from './meme-size.ts'
import type { Context2D, PixelArea } from './types.ts'

/** The hidden pixels of each row of the area. */
type Spans = (y: number) => readonly Span[]

const CHANNELS = 3
const BYTES = 4

/** @param size of the meme on the canvas */
export function drawCover<Image>(
  context: Pick<Context2D<Image>, 'canvas' | 'getImageData' | 'putImageData'>,
  { bounds, kind, brush }: CoverLayout,
  { density, above, below }: Pick<MemeSize, 'above' | 'below' | 'density'>,
): void {
  const { width, height } = context.canvas
  const area = areaOfCover(bounds, { width, height, above, below }, density)
  if (area === undefined) return
  const pixels = context.getImageData(area.left, area.top, area.width, area.height)
  const spans: Spans = brush === undefined ? (y) => [area.row(y)] : brushSpans(brush, area)
  if (kind === 'bar') fill(pixels.data, area, spans)
  else {
    const sides = brush === undefined ? area.sides : [brush.width * area.sides[0]]
    const cell = Math.max(
      Math.round(COVER_CELL * density),
      Math.floor(Math.min(...sides) / COVER_CELLS),
    )
    const squares = averagesOf(pixels.data, area, cell)
    if (kind === 'pixels') showSquares(pixels.data, area, spans, cell, squares)
    else showSplines(pixels.data, area, spans, cell, squares)
  }
  context.putImageData(pixels, area.left, area.top)
}

function fill(data: PixelArea['data'], { width, height }: CoverArea, spans: Spans): void {
  for (let y = 0; y < height; y += 1) {
    for (const [first, end] of spans(y)) {
      for (let at = (y * width + first) * BYTES; at < (y * width + end) * BYTES; at += 1) {
        data[at] = at % BYTES === CHANNELS ? 255 : 0
      }
    }
  }
}

/** The average colors of the squares, row by row, three numbers each. */
function averagesOf(
  data: PixelArea['data'],
  { width, height }: CoverArea,
  cell: number,
): Uint32Array {
  const across = Math.ceil(width / cell)
  const down = Math.ceil(height / cell)
  const sums = new Uint32Array(across * down * CHANNELS)
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * across
    for (let column = 0; column < across; column += 1) {
      let [red, green, blue] = [0, 0, 0]
      const end = Math.min(width, (column + 1) * cell)
      for (let x = column * cell; x < end; x += 1, at += BYTES) {
        red += data[at] ?? 0
        green += data[at + 1] ?? 0
        blue += data[at + 2] ?? 0
      }
      const square = (row + column) * CHANNELS
      sums[square] = (sums[square] ?? 0) + red
      sums[square + 1] = (sums[square + 1] ?? 0) + green
      sums[square + 2] = (sums[square + 2] ?? 0) + blue
    }
  }
  return sums.map((sum, at) => {
    const square = Math.floor(at / CHANNELS)
    const column = square % across
    const row = Math.floor(square / across)
    const count =
      (Math.min(width, (column + 1) * cell) - column * cell) *
      (Math.min(height, (row + 1) * cell) - row * cell)
    return Math.floor((2 * sum + count) / (2 * count))
  })
}

function showSquares(
  data: PixelArea['data'],
  area: CoverArea,
  spans: Spans,
  cell: number,
  squares: Uint32Array,
): void {
  const across = Math.ceil(area.width / cell)
  for (let y = 0; y < area.height; y += 1) {
    const row = Math.floor(y / cell) * across
    for (const [first, end] of spans(y)) {
      for (let x = first; x < end; x += 1) {
        const square = (row + Math.floor(x / cell)) * CHANNELS
        const at = (y * area.width + x) * BYTES
        data[at] = squares[square] ?? 0
        data[at + 1] = squares[square + 1] ?? 0
        data[at + 2] = squares[square + 2] ?? 0
      }
    }
  }
}

/** The sum of the three weights of a place between squares. */
const WEIGHT = 256
/** Half of the square of `WEIGHT`, to round. */
const HALF = WEIGHT ** 2 / 2

/** Of the last sides: an editor blurs the same place again with every movement below it. */
const splines = new LruCache<string, ReturnType<typeof computeSplines>>(4)

/** The weights of the squares before, at and after each place of a side, and where the first one is. */
const splinesOf = (length: number, cell: number) =>
  splines.get(`${length} ${cell}`, () => computeSplines(length, cell))

function computeSplines(length: number, cell: number) {
  const count = Math.ceil(length / cell)
  const clamped = (index: number) => Math.min(count - 1, Math.max(0, index))
  return Array.from({ length }, (_, at) => {
    const index = Math.floor(at / cell)
    const share = 2 * (at - index * cell) + 1
    const whole = 2 * cell
    const before = Math.floor(((WEIGHT / 2) * (whole - share) ** 2) / whole ** 2)
    const after = Math.floor(((WEIGHT / 2) * share ** 2) / whole ** 2)
    return {
      squares: [clamped(index - 1), index, clamped(index + 1)] as const,
      weights: [before, WEIGHT - before - after, after] as const,
    }
  })
}

function showSplines(
  data: PixelArea['data'],
  area: CoverArea,
  spans: Spans,
  cell: number,
  squares: Uint32Array,
): void {
  const across = Math.ceil(area.width / cell)
  const down = Math.ceil(area.height / cell)
  const columns = splinesOf(area.width, cell)
  // Each row of squares as wide as the area.
  const wide = Array.from({ length: down }, (_, row) => {
    const line = new Uint32Array(area.width * CHANNELS)
    columns.forEach(({ squares: [a, b, c], weights: [u, v, w] }, x) => {
      const first = row * across
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const one = squares[(first + a) * CHANNELS + channel] ?? 0
        const two = squares[(first + b) * CHANNELS + channel] ?? 0
        const three = squares[(first + c) * CHANNELS + channel] ?? 0
        line[x * CHANNELS + channel] = u * one + v * two + w * three
      }
    })
    return line
  })
  splinesOf(area.height, cell).forEach(({ squares: [a, b, c], weights: [u, v, w] }, y) => {
    const [above, middle, below] = [wide[a], wide[b], wide[c]]
    if (above === undefined || middle === undefined || below === undefined) return
    for (const [first, end] of spans(y)) {
      let at = (y * area.width + first) * BYTES
      let from = first * CHANNELS
      for (let x = first; x < end; x += 1, at += BYTES) {
        for (let channel = 0; channel < CHANNELS; channel += 1, from += 1) {
          const sum = u * (above[from] ?? 0) + v * (middle[from] ?? 0) + w * (below[from] ?? 0)
          data[at + channel] = (sum + HALF) >>> 16
        }
      }
    }
  })
}

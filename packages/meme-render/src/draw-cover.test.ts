import { describe, expect, it } from 'vitest'
import { areaOfCover } from './cover-area.ts'
import { COVER_KINDS } from './defaults.ts'
import { drawCover } from './draw-cover.ts'
import type { CoverLayout } from './meme-layout.ts'
import type { Context2D } from './types.ts'

const SIDE = 96

/** A canvas of some pixels, of which only these can be read and written. */
function contextOf(colorAt: (x: number, y: number) => readonly number[]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    data.set([...colorAt(at % SIDE, Math.floor(at / SIDE)), 255], at * 4)
  }
  const rowsOf = (x: number, y: number, width: number, height: number) =>
    Array.from({ length: height }, (_, row) => {
      const start = ((y + row) * SIDE + x) * 4
      return [start, start + width * 4] as const
    })
  const part: Pick<Context2D<never>, 'canvas' | 'getImageData' | 'putImageData'> = {
    canvas: { width: SIDE, height: SIDE },
    getImageData(x, y, width, height) {
      const copy = new Uint8ClampedArray(width * height * 4)
      rowsOf(x, y, width, height).forEach(([start, end], row) => {
        copy.set(data.subarray(start, end), row * width * 4)
      })
      return { data: copy, width, height }
    },
    putImageData(pixels, x, y) {
      rowsOf(x, y, pixels.width, pixels.height).forEach(([start], row) => {
        const bytes = Uint8ClampedArray.from({ ...pixels.data, length: pixels.data.length })
        data.set(bytes.subarray(row * pixels.width * 4, (row + 1) * pixels.width * 4), start)
      })
    },
  }
  return { data, context: part }
}

const bounds = { left: 16, top: 16, width: 64, height: 64, degrees: 0 }
const cover = (kind: CoverLayout['kind'], degrees = 0): CoverLayout => ({
  type: 'cover',
  kind,
  bounds: { ...bounds, degrees },
})

function drawn(
  layout: CoverLayout,
  colorAt: Parameters<typeof contextOf>[0],
  bars = { above: 0, below: 0 },
) {
  const { data, context } = contextOf(colorAt)
  drawCover(context, layout, { density: 1, ...bars })
  return data
}

const colorIn = (data: Uint8ClampedArray, x: number, y: number) => [
  ...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3),
]

/** Thin stripes, and the same ones half a stripe further: their squares have the same averages. */
const stripes = (x: number) => (x % 4 < 2 ? [255, 0, 0] : [0, 255, 0])
const otherStripes = (x: number) => stripes(x + 2)

describe('what hides a part', () => {
  it.each(COVER_KINDS)('%s: depends on averages of large squares alone', (kind) => {
    const layout = cover(kind)
    const hidden = areaOfCover(layout.bounds, { width: SIDE, height: SIDE }, 1)
    expect(hidden).toMatchObject({ left: 16, top: 16, width: 64, height: 64, sides: [64, 64] })
    const [one, other] = [drawn(layout, stripes), drawn(layout, otherStripes)]
    for (let y = 16; y < 80; y += 1) {
      const row = [(y * SIDE + 16) * 4, (y * SIDE + 80) * 4] as const
      expect(one.subarray(...row)).toEqual(other.subarray(...row))
    }
  })

  it('bar: is black, and the pixels beside it stay as they are', () => {
    const data = drawn(cover('bar'), stripes)
    expect(colorIn(data, 16, 16)).toEqual([0, 0, 0])
    expect(colorIn(data, 79, 79)).toEqual([0, 0, 0])
    for (const [x, y] of [
      [15, 40],
      [80, 40],
      [40, 15],
      [40, 80],
    ] as const) {
      expect(colorIn(data, x, y)).toEqual(stripes(x))
    }
  })

  it('keeps to the picture, so that words in a bar stay readable', () => {
    const data = drawn(cover('bar'), stripes, { above: 20, below: 24 })
    for (const y of [16, 19, 72, 79]) expect(colorIn(data, 40, y)).toEqual(stripes(40))
    for (const y of [20, 71]) expect(colorIn(data, 40, y)).toEqual([0, 0, 0])
  })

  it('pixels: are squares with the average of what they hide', () => {
    const data = drawn(cover('pixels'), (x) => (x < 32 ? [200, 100, 0] : stripes(x)))
    expect(colorIn(data, 16, 16)).toEqual([200, 100, 0])
    expect(colorIn(data, 31, 31)).toEqual([200, 100, 0])
    expect(colorIn(data, 32, 16)).toEqual([128, 128, 0])
  })

  it('blur: goes from one square to the next without a step, and keeps one color', () => {
    const data = drawn(cover('blur'), (x) => (x < 48 ? [0, 0, 0] : [255, 255, 255]))
    const row = Array.from({ length: 64 }, (_, at) => colorIn(data, 16 + at, 48)[0] ?? 0)
    row.forEach((value, at) => {
      if (at > 0) expect(value - (row[at - 1] ?? 0)).toBeLessThanOrEqual(16)
      if (at > 0) expect(value).toBeGreaterThanOrEqual(row[at - 1] ?? 0)
    })
    const plain = drawn(cover('blur'), () => [17, 130, 255])
    expect(new Set(plain)).toEqual(new Set([17, 130, 255]))
  })

  it.each([0, 90, 30, -73.3, 180, 45])(
    'turned by %d°: touches every pixel of its box',
    (degrees) => {
      const data = drawn(cover('bar', degrees), () => [9, 9, 9])
      const radians = (degrees * Math.PI) / 180
      let black = 0
      const missed: string[] = []
      for (let y = 0; y < SIDE; y += 1) {
        for (let x = 0; x < SIDE; x += 1) {
          const isBlack = colorIn(data, x, y)[0] === 0
          if (isBlack) black += 1
          // The corners and the middle of the pixel.
          const isIn = [0.01, 0.5, 0.99].some((right) =>
            [0.01, 0.5, 0.99].some((down) => {
              const [dx, dy] = [x + right - 48, y + down - 48]
              const across = dx * Math.cos(radians) + dy * Math.sin(radians)
              const along = dy * Math.cos(radians) - dx * Math.sin(radians)
              return Math.abs(across) < 31.9 && Math.abs(along) < 31.9
            }),
          )
          if (isIn && !isBlack) missed.push(`${x}, ${y}`)
        }
      }
      expect(missed).toEqual([])
      expect(black).toBeGreaterThanOrEqual(64 * 64)
      expect(black).toBeLessThan(67 * 68)
    },
  )

  it.each([0, 90, -37])('turned by %d°: a brush hides every pixel that it touches', (degrees) => {
    const points = [[0.2, 0.2], [0.8, 0.3], [0.5, 0.8], [], [0.2, 0.9]]
    const brush = { points, width: 0.125 }
    const layout = { ...cover('bar', degrees), brush }
    const data = drawn(layout, () => [9, 9, 9])
    const radians = (degrees * Math.PI) / 180
    const places = points.map(([x = Number.NaN, y = Number.NaN]) => {
      const [u, v] = [64 * (x - 0.5), 64 * (y - 0.5)]
      return {
        x: 48 + u * Math.cos(radians) - v * Math.sin(radians),
        y: 48 + u * Math.sin(radians) + v * Math.cos(radians),
        pressure: 1,
      }
    })
    const away = (x: number, y: number) =>
      Math.min(
        ...places.map((from, index) => {
          const to = places[index + 1] ?? from
          const [dx, dy] = [to.x - from.x, to.y - from.y]
          const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
          const share = Number.isNaN(along) ? 0 : Math.min(1, Math.max(0, along))
          const gap = Math.hypot(x - from.x - share * (dx || 0), y - from.y - share * (dy || 0))
          return Number.isNaN(gap) ? Number.POSITIVE_INFINITY : gap
        }),
      )
    const wrong: string[] = []
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const gap = away(x + 0.5, y + 0.5)
        const isBlack = colorIn(data, x, y)[0] === 0
        // The brush has a radius of 4 pixels; a pixel's corner is 0.7 from its middle.
        if (isBlack ? gap > 5 : gap < 4.6) wrong.push(`${x}, ${y}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(COVER_KINDS)('%s by a brush: depends on averages of large squares alone', (kind) => {
    const brush = {
      points: [
        [0, 0.5],
        [1, 0.5],
      ],
      width: 0.3,
    }
    const [one, other] = [stripes, otherStripes].map((some) =>
      drawn({ ...cover(kind), brush }, some),
    )
    for (let y = 40; y < 56; y += 1) {
      const row = [(y * SIDE + 16) * 4, (y * SIDE + 80) * 4] as const
      expect(one?.subarray(...row)).toEqual(other?.subarray(...row))
    }
    // Above the brush, the picture is as it was.
    expect(one && colorIn(one, 40, 20)).toEqual(stripes(40))
  })

  it('a brush hides nothing out of its place', () => {
    const brush = { points: [[0, 0]], width: 1 }
    const data = drawn({ ...cover('bar'), brush }, () => [9, 9, 9])
    expect(colorIn(data, 16, 16)[0]).toBe(0)
    expect(colorIn(data, 15, 16)[0]).toBe(9)
    expect(colorIn(data, 79, 79)[0]).toBe(9)
  })

  it('beside the canvas hides nothing, and over its edge what is there', () => {
    const beside = { ...cover('bar'), bounds: { ...bounds, left: -200 } }
    expect(drawn(beside, stripes)).toEqual(contextOf(stripes).data)
    const over = drawn({ ...cover('blur'), bounds: { ...bounds, left: 70, top: -30 } }, stripes)
    expect(colorIn(over, 95, 0)[0]).toBeLessThan(200)
  })
})

import { describe, expect, it } from 'vitest'
import { framedSize, memeSize } from './meme-size.ts'
import { WHOLE_PICTURE } from './two-captions.ts'
import type { Frame } from './types.ts'

describe('memeSize', () => {
  it.each([
    // source, meme pixels, density, device pixels
    [[400, 300], [400, 300], 1, [400, 300]],
    [[640, 480], [640, 480], 1, [640, 480]],
    [[960, 540], [640, 360], 1.5, [960, 540]],
    [[1280, 720], [640, 360], 2, [1280, 720]],
    [[4000, 3000], [640, 480], 2, [1280, 960]],
    [[3000, 4000], [480, 640], 2, [960, 1280]],
    [[1, 1], [1, 1], 1, [1, 1]],
    [[10000, 1], [640, 0.5], 2, [1280, 1]],
  ])('%j is a meme of %j at density %d, drawn on %j', (source, meme, density, pixels) => {
    const [width = 0, height = 0] = source
    const size = memeSize(width, height)
    expect([size.width, size.height]).toEqual(meme)
    expect(size.density).toBe(density)
    expect([size.pixelWidth, size.pixelHeight]).toEqual(pixels)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a side of %d', (side) => {
    expect(() => memeSize(side, 10)).toThrow(`expected a picture side of at least 1 pixel`)
    expect(() => memeSize(10, side)).toThrow(`got ${side}`)
  })
})

describe('framedSize', () => {
  const frameOf = (crop: Partial<Frame['crop']>, turns: Frame['turns'] = 0): Frame => ({
    crop: { ...WHOLE_PICTURE.crop, ...crop },
    turns,
    flipped: true,
  })

  it.each<[Frame, number[]]>([
    [frameOf({}), [101, 77]],
    [frameOf({}, 1), [77, 101]],
    [frameOf({}, 2), [101, 77]],
    [frameOf({ x: 0.5, width: 0.5 }, 3), [77, 50]],
    [frameOf({ x: 0.3, width: 0.3, y: 0.1, height: 0.9 }), [31, 69]],
    // A crop of no pixels gets one, inside the picture.
    [frameOf({ x: 1 - 1e-9, width: 1e-9, y: 0, height: 1e-9 }), [1, 1]],
  ])('%j is %j', (frame, [width, height]) => {
    expect(framedSize(101, 77, frame)).toEqual({ width, height })
    expect(memeSize(101, 77, frame)).toMatchObject({ pixelWidth: width, pixelHeight: height })
  })

  it.each<[Partial<Frame['crop']>, string]>([
    [{ x: -0.1 }, 'expected a crop between 0 and 1, got -0.1'],
    [{ x: 0.6, width: 0.5 }, 'expected a crop between 0 and 1, got 1.1'],
    [{ height: Number.NaN }, 'expected a crop between 0 and 1, got NaN'],
    [{ width: 0 }, 'expected a crop of some size, got 0 × 1'],
  ])('refuses a crop with %o', (crop, message) => {
    expect(() => framedSize(100, 100, frameOf(crop))).toThrow(message)
  })

  it('refuses four quarter turns', () => {
    const frame: Frame = JSON.parse(JSON.stringify({ ...WHOLE_PICTURE, turns: 4 }))
    expect(() => framedSize(100, 100, frame)).toThrow('expected 0 to 3 quarter turns, got 4')
  })
})

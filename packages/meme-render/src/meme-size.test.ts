import { describe, expect, it } from 'vitest'
import { memeSize } from './meme-size.ts'

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

import { describe, expect, it } from 'vitest'
import { decode } from '../testing/pictures.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { encodePng } from './encode-png.ts'

function draw(width: number, height: number, colorAt: (pixel: number) => number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(width, height)
  for (let offset = 0; offset < pixels.data.length; offset += 1) {
    pixels.data[offset] = offset % 4 === 3 ? 255 : colorAt(offset)
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}

const noise = (seed: number) => Math.imul(seed ^ (seed >>> 7), 2_654_435_761) >>> 24

describe('encodePng', () => {
  it.each([
    ['a single pixel', draw(1, 1, () => 200)],
    ['one colour', draw(300, 200, () => 77)],
    ['a drawing with even areas', draw(640, 480, (offset) => ((offset >> 8) % 5) * 50)],
    ['a gradient', draw(257, 129, (offset) => (offset / 300) & 255)],
    ['noise, like a photo', draw(320, 240, noise)],
  ])('keeps every pixel of %s', async (_name, canvas) => {
    const { width, height, data } = await decode(await encodePng(canvas))
    expect([width, height]).toEqual([canvas.width, canvas.height])
    expect(data.equals(canvas.data())).toBe(true)
  })

  it('makes a drawing about as small as the thorough encoder does', async () => {
    const canvas = draw(640, 480, (offset) => ((offset >> 8) % 5) * 50)
    const thorough = await canvas.encode('png')
    expect((await encodePng(canvas)).length).toBeLessThan(3 * thorough.length)
  })
})

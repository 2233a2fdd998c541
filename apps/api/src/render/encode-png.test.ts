import { crc32, inflateSync } from 'node:zlib'
import { pngChunks } from '@memesmith/png-encoder'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../testing/pictures.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { encodePng } from './encode-png.ts'

type Paint = (offset: number) => number

function draw(width: number, height: number, paint: Paint, alpha: Paint = () => 255): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(width, height)
  for (let offset = 0; offset < pixels.data.length; offset += 1) {
    pixels.data[offset] = (offset % 4 === 3 ? alpha : paint)(offset)
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}

const noise = (seed: number) => Math.imul(seed ^ (seed >>> 7), 2_654_435_761) >>> 24
const evenAreas: Paint = (offset) => ((offset >> 8) % 5) * 50

async function expectSamePixels(canvas: Canvas): Promise<void> {
  const png = await encodePng(canvas)
  const { width, height, data } = await decode(png)
  expect([width, height]).toEqual([canvas.width, canvas.height])
  expect(data.equals(canvas.data())).toBe(true)
  expectSoundChunks(png)
}

/** Validates what lenient decoders do not. */
function expectSoundChunks(png: Buffer): void {
  const chunks = [...pngChunks(png)]
  expect(chunks.at(-1)).toMatchObject({ type: 'IEND', end: png.length })
  for (const { start, end } of chunks) {
    expect(png.readUInt32BE(end - 4)).toBe(crc32(png.subarray(start + 4, end - 4)))
  }
  const stream = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  // Throws if Adler-32 is wrong.
  inflateSync(Buffer.concat(stream))
}

describe('encodePng', () => {
  it.each<[string, Paint]>([
    ['black', () => 0],
    ['one color', () => 77],
    ['a drawing with even areas', evenAreas],
    ['a gradient', (offset) => (offset / 300) & 255],
    ['noise, like a photo', noise],
    ['every other byte at its end', (offset) => (offset & 1) * 255],
  ])('keeps every pixel of %s, in every shape', async (_name, paint) => {
    for (const [width, height] of [
      [1, 1],
      [1, 700],
      [2, 2],
      [3, 90],
      [5, 3],
      [86, 2],
      [257, 129],
      [9, 2000],
      [1280, 1280],
    ] as const) {
      await expectSamePixels(draw(width, height, paint))
    }
  })

  it('keeps every pixel of any content, including runs of every length', async () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 300 }),
        fc.array(part, { minLength: 1, maxLength: 40 }),
        async (width, parts) => {
          const bytes = parts.flatMap(([length, value]) =>
            Array.from({ length }, (_, index) => (value % 3 === 0 ? noise(index + value) : value)),
          )
          const height = Math.ceil(bytes.length / width / 4)
          await expectSamePixels(draw(width, height, (offset) => bytes[offset] ?? 0))
        },
      ),
    )
  })

  it.each<[string, Paint]>([
    ['clear', () => 0],
    ['hardly transparent', () => 254],
    ['of every transparency', noise],
    // Another thread encodes the following rows, and reads this one.
    ['transparent in one row', (offset) => (Math.floor(offset / 4 / 40) === 99 ? 7 : 255)],
    ['transparent in one pixel', (offset) => (offset === 3 ? 0 : 255)],
    ['transparent in the last pixel', (offset) => (offset === 40 * 200 * 4 - 1 ? 128 : 255)],
  ])('draws over white what is %s, and goes on with the next', async (_how, alpha) => {
    const canvas = draw(40, 200, noise, alpha)
    const onWhite = createCanvas(40, 200)
    const context = onWhite.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 40, 200)
    context.drawImage(canvas, 0, 0)
    const png = await encodePng(canvas)
    expect((await decode(png)).data.equals(onWhite.data())).toBe(true)
    expectSoundChunks(png)
    await expectSamePixels(draw(40, 200, noise))
  })

  it('encodes a drawing to about the size of the slow encoder', async () => {
    const canvas = draw(640, 480, evenAreas)
    const thorough = await canvas.encode('png')
    expect((await encodePng(canvas)).length).toBeLessThan(3 * thorough.length)
  })
})

import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileWat } from '../tools/compile-wat.ts'
import { encodeBand, joinBands } from './encode-band.ts'
import { encodePng } from './encode-png.ts'
import { pngChunks } from './png-chunks.ts'

/** Decodes the red, green and blue of a PNG whose rows all have the Paeth filter. */
function decode(png: Buffer): { width: number; height: number; colors: Uint8Array } {
  const chunks = [...pngChunks(png)]
  const header = chunks[0]?.data ?? Buffer.of()
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const stream = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const rows = inflateSync(Buffer.concat(stream))
  const rowBytes = width * 3
  const colors = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y += 1) {
    expect(rows[y * (rowBytes + 1)]).toBe(4)
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x
      const left = x < 3 ? 0 : (colors[at - 3] ?? 0)
      const up = y < 1 ? 0 : (colors[at - rowBytes] ?? 0)
      const corner = x < 3 || y < 1 ? 0 : (colors[at - rowBytes - 3] ?? 0)
      const guess = left + up - corner
      const distances = [left, up, corner].map((value) => Math.abs(guess - value))
      const nearest = [left, up, corner][distances.indexOf(Math.min(...distances))] ?? 0
      colors[at] = (rows[y * (rowBytes + 1) + 1 + x] ?? 0) + nearest
    }
  }
  return { width, height, colors }
}

/** The expected result: the colors over white. */
const overWhite = (pixels: Uint8Array) =>
  pixels
    .filter((_, at) => at % 4 !== 3)
    .map((value, index) => {
      const alpha = pixels[Math.floor(index / 3) * 4 + 3] ?? 255
      return Math.min(255, value + 255 - alpha)
    })

const pictures = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 }))
  .chain(([width, height]) =>
    fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((noise) => {
      const pixels = noise.map((value, at) => (at % 4 === 3 ? 255 : value & 0xf0))
      return { width, height, pixels }
    }),
  )

describe('encodePng', () => {
  it('keeps every pixel', () => {
    fc.assert(
      fc.property(pictures, ({ width, height, pixels }) => {
        const decoded = decode(encodePng(pixels, width, height))
        expect([decoded.width, decoded.height]).toEqual([width, height])
        expect(Buffer.compare(decoded.colors, overWhite(pixels))).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('draws transparent pixels over white, for any RGBA', () => {
    fc.assert(
      fc.property(pictures, fc.nat(255), ({ width, height, pixels }, alpha) => {
        // Multiplied by alpha, as canvases store pixels.
        const clear = pixels.map((value, at) =>
          at % 4 === 3 ? alpha : Math.round((value * alpha) / 255),
        )
        const { colors } = decode(encodePng(clear, width, height))
        expect(Buffer.compare(colors, overWhite(clear))).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('bands decode to the same picture', () => {
    const width = 20
    const pixels = Uint8Array.from({ length: width * 90 * 4 }, (_, at) => (at % 4 === 3 ? 255 : at))
    const bands = [
      encodeBand({ pixels, width, first: 0, end: 31, isLast: false }),
      encodeBand({ pixels, width, first: 31, end: 90, isLast: true }),
    ]
    expect(decode(joinBands(width, 90, bands))).toEqual(decode(encodePng(pixels, width, 90)))
  })

  it.each([
    [0, 1, 0],
    [1, 0, 0],
    [2, 2, 15],
    [2, 2, 17],
  ])('refuses %i × %i with %i bytes', (width, height, length) => {
    expect(() => encodePng(new Uint8Array(length), width, height)).toThrow(
      `expected ${width} × ${height} pixels of 4 bytes, got ${length} bytes`,
    )
  })

  it('kernels.wasm is compiled from kernels.wat (else: npx --yes pnpm@12 --filter @memesmith/png-encoder kernels)', async () => {
    const read = (name: string) => readFileSync(new URL(name, import.meta.url))
    const compiled = await compileWat(read('kernels.wat').toString())
    expect(read('kernels.wasm').equals(compiled)).toBe(true)
  })
})

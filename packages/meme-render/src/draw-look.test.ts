import { describe, expect, it } from 'vitest'
import { LOOK_KEYS, LOOK_RANGES } from './defaults.ts'
import { applyLook } from './draw-look.ts'
import type { LookValues } from './types.ts'

/** A picture of 16 × 16: a ramp of red, green and blue in other directions. */
function picture() {
  const data = new Uint8ClampedArray(16 * 16 * 4)
  for (let at = 0; at < 256; at += 1) data.set([at, 255 - at, (7 * at) % 256, 255], 4 * at)
  return { data, width: 16, height: 16 }
}

function look(values: LookValues, rowOf?: (y: number) => readonly [number, number]) {
  const pixels = picture()
  applyLook(pixels, values, rowOf)
  return pixels.data
}

const before = picture().data
const sumOf = (data: Uint8ClampedArray, channel: number): number =>
  data.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0)
const lightOf = (data: Uint8ClampedArray) => sumOf(data, 0) + sumOf(data, 1) + sumOf(data, 2)

describe('a look', () => {
  it('without changes keeps every pixel', () => {
    expect(look({})).toEqual(before)
  })

  it('makes lighter and darker, warmer and colder', () => {
    expect(lightOf(look({ brightness: 20 }))).toBeGreaterThan(lightOf(before))
    expect(lightOf(look({ brightness: -20 }))).toBeLessThan(lightOf(before))
    const warm = look({ warmth: 40 })
    expect(sumOf(warm, 0)).toBeGreaterThan(sumOf(before, 0))
    expect(sumOf(warm, 2)).toBeLessThan(sumOf(before, 2))
  })

  it('of no saturation is grey', () => {
    const grey = look({ saturation: -100 })
    for (let at = 0; at < grey.length; at += 4) {
      expect(grey[at]).toBe(grey[at + 1])
      expect(grey[at]).toBe(grey[at + 2])
    }
  })

  it('changes only its part', () => {
    const part = look({ fry: 100, sharpen: 50 }, (y) => (y < 8 ? [0, 0] : [4, 12]))
    part.forEach((value, at) => {
      const [x, y] = [Math.floor(at / 4) % 16, Math.floor(at / 64)]
      if (y < 8 || x < 4 || x >= 12) expect(value).toBe(before[at])
    })
    expect(part).not.toEqual(before)
  })

  it.each(LOOK_KEYS)('of any %s stays opaque and is whole numbers', (key) => {
    for (const percent of LOOK_RANGES[key]) {
      const data = look({ [key]: percent, sharpen: 100 })
      expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
    }
  })
})

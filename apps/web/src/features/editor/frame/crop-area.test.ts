import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HANDLES, sidesOf } from '../canvas/area.ts'
import { areaOfPart, areaOfRatio, MIN_CROP, moveCrop, partOfArea, resizeCrop } from './crop-area.ts'

const size = { width: 640, height: 360 }
const area = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 250 }))
  .map(([left, top]) => ({ left, top, width: 120, height: 90 }))
const way = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
})
const handle = fc.constantFrom(...HANDLES)

const expectInside = ({ left, top, width, height }: ReturnType<typeof moveCrop>) => {
  expect(left).toBeGreaterThanOrEqual(-1e-6)
  expect(top).toBeGreaterThanOrEqual(-1e-6)
  expect(left + width).toBeLessThanOrEqual(size.width + 1e-6)
  expect(top + height).toBeLessThanOrEqual(size.height + 1e-6)
}

describe('a crop', () => {
  it('stays in the picture, and large enough to be grabbed', () => {
    fc.assert(
      fc.property(area, handle, way, (before, held, by) => {
        expectInside(moveCrop(before, by, size))
        const resized = resizeCrop(before, held, by, size, undefined)
        expectInside(resized)
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(MIN_CROP)
      }),
    )
  })

  it('keeps its ratio and the opposite side', () => {
    fc.assert(
      fc.property(area, handle, way, (before, held, by) => {
        const after = resizeCrop(before, held, by, size, 4 / 3)
        expectInside(after)
        expect(after.width / after.height).toBeCloseTo(4 / 3, 5)
        const { x, y } = sidesOf(held)
        if (x > 0) expect(after.left).toBeCloseTo(before.left, 5)
        if (x < 0) expect(after.left + after.width).toBeCloseTo(before.left + before.width, 5)
        if (y > 0) expect(after.top).toBeCloseTo(before.top, 5)
        if (y < 0) expect(after.top + after.height).toBeCloseTo(before.top + before.height, 5)
      }),
    )
  })

  it('follows the pointer', () => {
    const before = { left: 100, top: 100, width: 100, height: 100 }
    expect(resizeCrop(before, 'se', { x: 20, y: -30 }, size, undefined)).toEqual({
      left: 100,
      top: 100,
      width: 120,
      height: 70,
    })
  })

  it('of a ratio is as large as possible, near the same center', () => {
    const corner = { left: 600, top: 0, width: 40, height: 40 }
    expect(areaOfRatio(corner, 1, size)).toEqual({ left: 280, top: 0, width: 360, height: 360 })
  })

  it('is the same as a part of the picture', () => {
    const before = { left: 64, top: 36, width: 320, height: 180 }
    expect(areaOfPart(partOfArea(before, size), size)).toEqual(before)
  })
})

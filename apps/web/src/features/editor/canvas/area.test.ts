import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Area,
  areaOfBox,
  boxOf,
  centerOf,
  HANDLES,
  MIN_SIDE,
  moveArea,
  normalizeDegrees,
  outlineOf,
  type Point,
  pinchArea,
  resizeArea,
  rotate,
  sidesOf,
  turnArea,
} from './area.ts'

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
const point = fc.record({ x: number(-700, 700), y: number(-700, 700) })
const area: fc.Arbitrary<Area> = fc.record({
  left: number(-300, 600),
  top: number(-300, 600),
  width: number(MIN_SIDE, 600),
  height: number(MIN_SIDE, 600),
  degrees: number(-180, 180),
})

/** Where a point of the area is, from -1 at the left and top to 1 at the right and bottom. */
function pointOn(on: Area, { x, y }: Point): Point {
  const arm = rotate({ x: (x * on.width) / 2, y: (y * on.height) / 2 }, on.degrees)
  const center = centerOf(on)
  return { x: center.x + arm.x, y: center.y + arm.y }
}

const expectSame = (a: Point, b: Point) => {
  expect(a.x).toBeCloseTo(b.x, 5)
  expect(a.y).toBeCloseTo(b.y, 5)
}

describe('a handle', () => {
  it('leaves the opposite side where it is, at any angle', () => {
    fc.assert(
      fc.property(
        area,
        fc.constantFrom(...HANDLES),
        point,
        fc.boolean(),
        (on, handle, by, keeps) => {
          const { x, y } = sidesOf(handle)
          const opposite = { x: -x, y: -y }
          const resized = resizeArea(on, handle, by, keeps)
          expectSame(pointOn(resized, opposite), pointOn(on, opposite))
        },
      ),
    )
  })

  it.each(HANDLES)('%s moves its sides, and no others', (handle) => {
    const on = { left: 10, top: 20, width: 100, height: 50, degrees: 0 }
    const { left, top, width, height } = resizeArea(on, handle, { x: 7, y: 3 }, false)
    expect({ left, top, right: left + width, bottom: top + height }).toEqual({
      left: handle.includes('w') ? 17 : 10,
      top: handle.includes('n') ? 23 : 20,
      right: handle.includes('e') ? 117 : 110,
      bottom: handle.includes('s') ? 73 : 70,
    })
  })

  it('follows the pointer', () => {
    const on = { left: 10, top: 20, width: 100, height: 50, degrees: 90 }
    // Rotated by 90°, the right side is at the bottom.
    const { width, height } = resizeArea(on, 'e', { x: 7, y: 30 }, false)
    expect(width).toBeCloseTo(130)
    expect(height).toBeCloseTo(50)
  })

  it('at a corner keeps the ratio if it should', () => {
    fc.assert(
      fc.property(area, fc.constantFrom('nw', 'ne', 'se', 'sw'), point, (on, handle, by) => {
        const { width, height } = resizeArea(on, handle, by, true)
        expect(width / height).toBeCloseTo(on.width / on.height, 5)
      }),
    )
  })

  it('never makes a side smaller than it can be grabbed', () => {
    fc.assert(
      fc.property(
        area,
        fc.constantFrom(...HANDLES),
        point,
        fc.boolean(),
        (on, handle, by, keeps) => {
          const { width, height } = resizeArea(on, handle, by, keeps)
          expect(Math.min(width, height)).toBeGreaterThan(MIN_SIDE - 1e-6)
        },
      ),
    )
  })
})

describe('turning', () => {
  const on = { left: 0, top: 0, width: 100, height: 100, degrees: 12 }
  const above = { x: 50, y: -30 }
  it('follows the pointer around the center, wherever it was put down', () => {
    expect(turnArea(on, above, above, 0).degrees).toBe(12)
    expect(turnArea(on, above, { x: 100, y: 0 }, 0).degrees).toBe(57)
    expect(turnArea(on, { x: 50, y: 130 }, { x: 0, y: 100 }, 0).degrees).toBe(57)
  })
  it('snaps to right angles, and to steps if it should', () => {
    const upright = { ...on, degrees: 0 }
    expect(turnArea(upright, above, { x: 200, y: 52 }, 0).degrees).toBe(90)
    expect(turnArea(upright, above, { x: 150, y: 0 }, 15).degrees).toBe(60)
  })
  it('says the same angle in one way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3600, max: 3600 }), (degrees) => {
        const same = normalizeDegrees(degrees)
        expect(same).toBeGreaterThan(-180)
        expect(same).toBeLessThanOrEqual(180)
        expect((((degrees - same) % 360) + 360) % 360).toBe(0)
      }),
    )
  })
})

describe('two fingers', () => {
  it('keep what is between them between them', () => {
    const on = { left: 100, top: 100, width: 200, height: 100, degrees: 0 }
    const from = [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ] as const
    const to = [
      { x: 300, y: 100 },
      { x: 300, y: 300 },
    ] as const
    const pinched = pinchArea(on, { from, to })
    expect(pinched).toMatchObject({ width: 400, height: 200, degrees: 90 })
    expectSame(centerOf(pinched), { x: 300, y: 200 })
  })
})

describe('the box of an area', () => {
  const size = { width: 640, height: 480 }
  it('is the same area again, if its center is in the picture', () => {
    const on = { left: 64, top: 48, width: 320, height: 120, degrees: 10 }
    const again = areaOfBox(boxOf(on, size, 'caption'), size)
    for (const key of ['left', 'top', 'width', 'height', 'degrees'] as const) {
      expect(again[key]).toBeCloseTo(on[key], 1)
    }
  })

  it('keeps its size when it is moved a thousand times', () => {
    const box = boxOf({ left: 31, top: 77, width: 211, height: 59, degrees: 0 }, size, 'caption')
    let moved = box
    for (let step = 0; step < 1000; step += 1) {
      const by = { x: step % 2 === 0 ? 1 : -1, y: 0 }
      moved = boxOf(moveArea(areaOfBox(moved, size), by), size, 'caption')
    }
    expect([moved.width, moved.height, moved.y]).toEqual([box.width, box.height, box.y])
  })

  it('of what hides a part moves no farther than it is dragged, though most of it is cut off', () => {
    const cut = { x: -20, y: 0.5, width: 20.3, height: 3, rotation: 0 }
    const moved = boxOf(moveArea(areaOfBox(cut, size), { x: 32, y: 0 }), size, 'cover')
    expect(moved.x).toBeCloseTo(cut.x + 0.05, 4)
    expect(moved.width).toBeCloseTo(cut.width, 4)
    const away = boxOf(moveArea(areaOfBox(cut, size), { x: -900, y: 0 }), size, 'cover')
    // It can still be grabbed.
    expect(640 * (away.x + away.width)).toBeCloseTo(8, 0)
  })

  it('is always one that a document may have, with its center in the picture', () => {
    const anywhere = fc.tuple(area, point).map(([on, by]) => ({
      ...moveArea(on, { x: by.x * 50, y: by.y * 50 }),
      width: on.width * 20,
    }))
    fc.assert(
      fc.property(anywhere, (on) => {
        const { x, y, width, height } = boxOf(on, size, 'caption')
        for (const side of [x, y, x + width, y + height]) {
          expect(side).toBeGreaterThanOrEqual(-1)
          expect(side).toBeLessThanOrEqual(2)
        }
        expect(Math.min(width, height)).toBeGreaterThan(0)
        for (const center of [x + width / 2, y + height / 2]) {
          expect(center).toBeGreaterThan(-0.001)
          expect(center).toBeLessThan(1.001)
        }
      }),
    )
  })
})

it('the outline of an area holds its corners, and no more', () => {
  fc.assert(
    fc.property(area, (on) => {
      const { left, top, width, height } = outlineOf(on)
      const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => pointOn(on, { x, y })))
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(left, 5)
      expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(left + width, 5)
      expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(top, 5)
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(top + height, 5)
    }),
  )
})

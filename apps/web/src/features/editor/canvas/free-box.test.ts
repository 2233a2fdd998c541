import { type Box, MAX_LAYERS } from '@memesmith/meme-render'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, areaOfBox } from './area.ts'
import { freeBox, freeMiddle } from './free-box.ts'

const size = { width: 100, height: 100 }
const across = { left: 0, width: 100, height: 10, degrees: 0 }

describe('the box of a new text', () => {
  it('is in the middle', () => {
    expect(freeBox([], size).y).toBe(0.4)
  })
  it('is below or above the middle if another layer is there', () => {
    expect(freeBox([{ ...across, top: 45 }], size).y).toBe(0.6)
    expect(
      freeBox(
        [
          { ...across, top: 45 },
          { ...across, top: 65 },
        ],
        size,
      ).y,
    ).toBe(0.2)
  })
  it('is in the middle if there is no room', () => {
    expect(freeBox([{ ...across, top: 0, height: 100 }], size).y).toBe(0.4)
  })
  it('covers the least of the others if there is no room: six zones with gaps', () => {
    const zones = [0, 1].flatMap((column) =>
      [0, 1, 2].map((row) => ({
        left: 50 * column + 1,
        top: 33 * row + 1,
        width: 48,
        height: row === 1 ? 20 : 32,
        degrees: 0,
      })),
    )
    const first = areaOfBox(freeBox(zones, size), size)
    expect(first.top).toBeGreaterThanOrEqual(50)
    expect(first.top + first.height).toBeLessThanOrEqual(70)
    const second = areaOfBox(freeBox([...zones, first], size), size)
    expect(Math.abs(second.left - first.left)).toBeGreaterThanOrEqual(first.width)
  })
  it('is smaller, and apart from all others, if the usual places are taken', () => {
    const boxes = addTexts([], 10)
    expect(new Set(boxes.map(({ width }) => width))).toEqual(new Set([0.6, 0.3]))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(0, index)) {
        const apart = Math.max(
          other.x - one.x - one.width,
          one.x - other.x - other.width,
          other.y - one.y - one.height,
          one.y - other.y - other.height,
        )
        expect(apart).toBeGreaterThan(-1e-9)
      }
    }
  })
  it('is in the picture, and never equals that of another layer', () => {
    const share = (min: number, max: number) =>
      fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
    const box = fc.record({
      x: share(-1, 1),
      y: share(-1, 1),
      width: share(0.01, 1),
      height: share(0.01, 1),
      rotation: fc.integer({ min: -179, max: 180 }),
    })
    const side = fc.integer({ min: 50, max: 1280 })
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: MAX_LAYERS }),
        fc.record({ width: side, height: side }),
        (layers, picture) => {
          const all = addTexts(layers, MAX_LAYERS - layers.length, picture)
          for (const { x, y, width, height } of all.slice(layers.length)) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
            expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1)
          }
          const added = all.slice(layers.length).map((each) => JSON.stringify(each))
          expect(new Set(added).size).toBe(added.length)
          for (const each of layers) expect(added).not.toContain(JSON.stringify(each))
        },
      ),
    )
  })
})

describe('the area of a new sticker', () => {
  it('is in the middle, then beside others, then over them but never exactly', () => {
    const sticker = { width: 30, height: 30 }
    const added: Area[] = []
    for (let count = 0; count < MAX_LAYERS; count += 1) {
      added.push(freeMiddle(sticker, added, size))
    }
    expect(added[0]).toEqual({ left: 35, top: 35, width: 30, height: 30, degrees: 0 })
    // Nine have room.
    for (const [index, one] of added.slice(0, 9).entries()) {
      for (const other of added.slice(0, index)) {
        const apart = Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))
        expect(apart).toBeGreaterThanOrEqual(30)
      }
    }
    expect(new Set(added.map(({ left, top }) => `${left} ${top}`)).size).toBe(MAX_LAYERS)
  })

  it('leaves words legible, but rather covers them than another sticker', () => {
    const sticker = { width: 30, height: 30 }
    const words = { left: 0, top: 40, width: 100, height: 20, degrees: 0 }
    expect(freeMiddle(sticker, [], size, [words])).toMatchObject({ left: 35, top: 65 })
    const [above, below] = [0, 65].map((top) => ({ ...words, top, height: 35 }))
    if (above === undefined || below === undefined) throw new Error('expected both')
    const onAll = freeMiddle(sticker, [above, below], size, [words])
    expect(onAll).toMatchObject({ left: 35, top: 35 })
  })

  it('is in the middle of a picture that covers all', () => {
    const photo = { left: 0, top: 0, width: 100, height: 100, degrees: 0 }
    expect(freeMiddle({ width: 30, height: 30 }, [photo], size)).toMatchObject({
      left: 35,
      top: 35,
    })
  })
})

/** The boxes after this many texts were added. */
const addTexts = (boxes: readonly Box[], count: number, picture = size): readonly Box[] =>
  Array.from({ length: count }).reduce<readonly Box[]>((before) => {
    const areas = before.map((each) => areaOfBox(each, picture))
    return [...before, freeBox(areas, picture)]
  }, boxes)

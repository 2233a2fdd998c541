import type { Frame } from '@memesmith/meme-render'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropTo, flip, seenPart, turnRight } from './frame-edits.ts'

const part = fc
  .tuple(
    fc.integer({ min: 0, max: 80 }),
    fc.integer({ min: 0, max: 80 }),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([x, y, width, height]) => ({
    x: x / 100,
    y: y / 100,
    width: width / 100,
    height: height / 100,
  }))
const frame: fc.Arbitrary<Frame> = fc.record({
  crop: part,
  turns: fc.constantFrom<Frame['turns'][]>(0, 1, 2, 3),
  flipped: fc.boolean(),
})

const expectSamePart = (a: Frame['crop'], b: Frame['crop']) => {
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(a[key]).toBeCloseTo(b[key], 5)
}

describe('the frame', () => {
  it('is as before after four turns, and after two flips; none if it changes nothing', () => {
    expect(turnRight(turnRight(turnRight(turnRight(undefined))))).toBeUndefined()
    expect(flip(flip(undefined))).toBeUndefined()
    fc.assert(
      fc.property(frame, (before) => {
        expect(turnRight(turnRight(turnRight(turnRight(before))))).toEqual(before)
        expect(flip(flip(before))).toEqual(before)
      }),
    )
  })

  it('turns what is seen clockwise, mirrored or not', () => {
    fc.assert(
      fc.property(frame, (before) => {
        const { x, y, width, height } = seenPart(before)
        expectSamePart(seenPart(turnRight(before)), {
          x: 1 - y - height,
          y: x,
          width: height,
          height: width,
        })
      }),
    )
  })

  it('mirrors what is seen', () => {
    fc.assert(
      fc.property(frame, (before) => {
        const seen = seenPart(before)
        expectSamePart(seenPart(flip(before)), { ...seen, x: 1 - seen.x - seen.width })
      }),
    )
  })

  it('shows the part that was chosen', () => {
    fc.assert(
      fc.property(frame, part, (before, chosen) => {
        expectSamePart(seenPart(cropTo(before, chosen)), chosen)
      }),
    )
    expect(cropTo(undefined, { x: 0, y: 0, width: 1, height: 1 })).toBeUndefined()
  })

  it('never leaves the picture', () => {
    const { crop } = cropTo(undefined, { x: 0.9, y: -0.1, width: 0.2, height: 1.3 }) ?? {}
    expect(crop).toEqual({ x: 0.9, y: 0, width: 0.1, height: 1 })
  })
})

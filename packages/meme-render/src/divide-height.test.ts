import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHeight } from './divide-height.ts'

const share = (one: [number, number], other: [number, number]) =>
  divideHeight(100, { wanted: one[0], least: one[1] }, { wanted: other[0], least: other[1] })

describe('divideHeight', () => {
  it.each([
    ['the shorter keeps what it wants', [30, 10], [90, 20], [30, 70]],
    ['both want more than half', [60, 10], [90, 20], [50, 50]],
    ['the longer needs more than what is left', [30, 10], [95, 80], [20, 80]],
    ['the shorter needs more than half', [70, 60], [90, 20], [60, 40]],
    ['one is whole, the other has to be cut off', [30, 20], [200, 150], [20, 80]],
    ['both have to be cut off', [90, 80], [200, 150], [50, 50]],
  ] as const)('%s', (_what, one, other, expected) => {
    expect(share([...one], [...other])).toEqual(expected)
    expect(share([...other], [...one])).toEqual(expected.toReversed())
  })

  it('gives each at least its minimum if both fit', () => {
    const claim = fc
      .tuple(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([wanted, part]) => ({ wanted, least: wanted * part }))
    fc.assert(
      fc.property(claim, claim, (one, other) => {
        fc.pre(one.wanted + other.wanted > 100)
        const shares = divideHeight(100, one, other)
        expect(shares[0] + shares[1]).toBeCloseTo(100)
        if (one.least + other.least > 100) return
        expect(shares[0]).toBeGreaterThanOrEqual(one.least - 1e-9)
        expect(shares[1]).toBeGreaterThanOrEqual(other.least - 1e-9)
      }),
    )
  })
})

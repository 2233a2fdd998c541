import { describe, expect, it } from 'vitest'
import { between, createRandom, pick } from './random.ts'

function take(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, () => random())
}

describe('the seeded generator', () => {
  it('should repeat itself for a seed, and differ between seeds', () => {
    expect(take(7)).toEqual(take(7))
    expect(take(7)).not.toEqual(take(8))
  })

  it('should stay in range and use it evenly', () => {
    const numbers = take(1)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(numbers.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1)
  })

  it('should pick from ranges and lists', () => {
    const random = createRandom(3)
    expect(between(random, 10, 20)).toBeGreaterThanOrEqual(10)
    expect(['a', 'b']).toContain(pick(random, ['a', 'b']))
    expect(() => pick(random, [])).toThrow('expected at least one item')
  })
})

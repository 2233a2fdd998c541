import { expect, it, vi } from 'vitest'

it('is odd, and another one in each thread', async () => {
  const factors = new Set<number>()
  for (let thread = 0; thread < 20; thread += 1) {
    vi.resetModules()
    const { HASH_FACTOR } = await import('./hash-factor.ts')
    expect(HASH_FACTOR % 2).toBe(1)
    expect(HASH_FACTOR).toBeLessThan(2 ** 32)
    factors.add(HASH_FACTOR)
  }
  expect(factors.size).toBe(20)
})

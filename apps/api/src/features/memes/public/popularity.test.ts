import { HOUR_MS } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { popularityOf } from './popularity.ts'

const NOW = 1_800_000_000_000

it('each like lifts a meme, the first one too, and the later ones less', () => {
  const lifts = [0, 1, 2, 10].map(
    (likes) => popularityOf(likes + 1, NOW) - popularityOf(likes, NOW),
  )
  expect(lifts).toEqual(lifts.toSorted((a, b) => b - a))
  expect(Math.min(...lifts)).toBeGreaterThan(0)
})

it('likes fade: half a day later, a tenth of them is enough', () => {
  const later = NOW + 13 * HOUR_MS
  expect(popularityOf(10, later)).toBeGreaterThan(popularityOf(100, NOW))
  expect(popularityOf(9, NOW + 12 * HOUR_MS)).toBeLessThan(popularityOf(100, NOW))
})

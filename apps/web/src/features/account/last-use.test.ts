import { DAY_MS, HOUR_MS } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { lastUseOf } from './last-use.ts'

it.each([
  [0, 'Used within the last two hours'],
  [1.9 * HOUR_MS, 'Used within the last two hours'],
  [5.5 * HOUR_MS, 'Last used 5 hours ago'],
  [1.2 * DAY_MS, 'Last used yesterday'],
  [13 * DAY_MS, 'Last used 13 days ago'],
])('%d ms ago', (ago, words) => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  expect(lastUseOf(new Date(now - ago).toISOString(), now)).toBe(words)
})

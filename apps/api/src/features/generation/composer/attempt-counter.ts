import { randomInt } from 'node:crypto'
import { seedOf } from '@memesmith/scene-composer/seed-of'
import { LRUCache } from 'lru-cache'

const MAX_PROMPTS = 1000
const ATTEMPTS = 2 ** 32

/**
 * Returns a function that numbers the attempts at each prompt consecutively, from a random start.
 */
export function createAttemptCounter(): (prompt: string) => number {
  // Stores only hashes, not prompts.
  const last = new LRUCache<number, number>({ max: MAX_PROMPTS })
  return (prompt) => {
    const key = seedOf(prompt, 0)
    const next = ((last.get(key) ?? randomInt(ATTEMPTS)) + 1) % ATTEMPTS
    last.set(key, next)
    return next
  }
}

import { randomInt } from 'node:crypto'
import { seedOf } from '@memesmith/scene-composer'
import { LRUCache } from 'lru-cache'

const MAX_PROMPTS = 1000
const ATTEMPTS = 2 ** 32

/** Numbers the attempts at each prompt one after the other, from anywhere. */
export function createAttempts(): (prompt: string) => number {
  // Keeps no prompts, only numbers made of them.
  const last = new LRUCache<number, number>({ max: MAX_PROMPTS })
  return (prompt) => {
    const key = seedOf(prompt, 0)
    const next = ((last.get(key) ?? randomInt(ATTEMPTS)) + 1) % ATTEMPTS
    last.set(key, next)
    return next
  }
}

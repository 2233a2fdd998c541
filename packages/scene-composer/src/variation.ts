import { createRandom, type Random } from '@memesmith/scenes'
import { seedOf } from './seed-of.ts'

/** What makes one attempt at a prompt differ from the next: random numbers, and turns. */
export interface Variation {
  readonly random: Random
  /**
   * One of the items; the next attempt gets the next one.
   *
   * @throws Error if the list is empty
   */
  turn<Item>(items: readonly Item[]): Item
}

/** The variation of an attempt. The same prompt and attempt always give the same one. */
export function createVariation(prompt: string, attempt: number): Variation {
  const random = createRandom(seedOf(prompt, attempt))
  const first = seedOf(prompt, 0)
  return {
    random,
    turn(items) {
      const item = items[(first + attempt) % items.length]
      if (item === undefined) throw new Error('expected at least one item to take turns, got none')
      return item
    },
  }
}

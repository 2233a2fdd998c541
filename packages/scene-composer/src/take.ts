import { createRandom, type Random } from '@memesmith/scenes'
import { seedOf } from './seed-of.ts'

/** One attempt at a prompt: its random numbers and its turn. */
export interface Take {
  readonly random: Random
  /**
   * One of the items; the next attempt gets the next one.
   *
   * @throws Error if the list is empty
   */
  turn<Item>(items: readonly Item[]): Item
}

/** Creates the take of an attempt. The same prompt and attempt always give the same take. */
export function createTake(prompt: string, attempt: number): Take {
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

import { createRandom, type Random } from '@memesmith/scenes'
import { seedOf } from './seed-of.ts'

/** One attempt at a prompt: what is left to chance in it, and what goes in turns. */
export interface Take {
  readonly random: Random
  /** One of the items, another than in the attempt before; the list must not be empty. */
  turn<Item>(items: readonly Item[]): Item
}

/** The same prompt and attempt always give the same take. */
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

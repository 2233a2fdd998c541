/** Numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number

/** A small repeatable generator (mulberry32): the same seed gives the same numbers, everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/**
 * One of the items.
 *
 * @throws Error if the list is empty
 */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('expected at least one item to pick from, got none')
  return item
}

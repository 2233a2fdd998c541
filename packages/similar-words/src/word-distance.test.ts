import { expect, it } from 'vitest'
import { typosBetween } from './word-distance.ts'

it.each([
  ['coffee', 'coffee', 0],
  ['coff', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['cooffee', 'coffee', 1],
  ['coffea', 'coffee', 1],
  ['ocffee', 'coffee', 1],
  ['offee', 'coffee', 1],
  ['kofee', 'coffee', 2],
  ['xyz', 'coffee', 3],
  ['coffees', 'cof', 3],
])('%s is %s but for %d typos', (term, word, typos) => {
  expect(typosBetween(term, word, 2)).toBe(typos)
})

import type { FoundTemplate } from '../search-templates.ts'

const SYLLABLES = 'ba chi dor el fi gru hal in jo ka lum mer no pra qui ros ta ul vi zen'.split(' ')
const WORDS = 8_000

/**
 * Makes a gallery of any size for tests and benchmarks of search. The result is always the same.
 */
export function generateTemplates(count: number): FoundTemplate[] {
  let state = 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const word = () =>
    Array.from({ length: 1 + random(4) }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
  const vocabulary = Array.from({ length: WORDS }, word)
  // Word frequencies are uneven, as in natural language.
  const text = (words: number) =>
    Array.from({ length: words }, () => vocabulary[random(1 + random(WORDS))]).join(' ')
  return Array.from({ length: count }, () => ({
    name: text(3),
    description: `${text(14)}.`,
    tags: [text(1), text(1), text(2), text(1)],
  }))
}

import { typosBetween } from './word-distance.ts'

/** More than these would say less about what was meant. */
const MAX_SIMILAR = 12

/** Finds the words that a mistyped term most likely stands for. */
export type FindSimilarWords = (term: string) => readonly string[]

/** Prepares words, folded and each given once, for being found in spite of typos. */
export function createSimilarWords(words: Iterable<string>): FindSimilarWords {
  const known = Array.from(words, (word) => ({ word, letters: lettersIn(word) }))
  return (term) => {
    let limit = typosAllowed(term)
    if (limit === 0) return term.length === 3 ? swapsOf(term) : []
    let similar: string[] = []
    const letters = lettersIn(term)
    for (const candidate of known) {
      // A typo explains one missing letter at most: this spares nearly all words the comparison.
      if (countBits(letters & ~candidate.letters) > limit) continue
      const typos = typosBetween(term, candidate.word, limit)
      if (typos > limit) continue
      if (typos < limit) similar = []
      limit = typos
      similar.push(candidate.word)
    }
    return similar.slice(0, MAX_SIMILAR)
  }
}

// In shorter words a typo leaves too little to recognize them by.
const typosAllowed = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Three letters are recognized only where all of them are there: "dgo" for "dog". */
const swapsOf = ([first, second, third]: string) => [
  `${second}${first}${third}`,
  `${first}${third}${second}`,
]

/** Which letters a word has, as bits; the alphabet's have one each. */
function lettersIn(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

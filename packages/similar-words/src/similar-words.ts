import { typosBetween } from './word-distance.ts'

/** With more words, the results would be too far from the query. */
const MAX_SIMILAR = 12

/** Finds the words that a mistyped term probably means. */
export type FindSimilarWords = (term: string) => readonly string[]

/**
 * Prepares the search among words.
 *
 * @param words folded, without duplicates
 * @param maxLetters budget of all terms together: each comparison of a term with a word of nearly the
 *   same letters costs the term's length. Once it is spent, nothing more is found
 */
export function createSimilarWords(
  words: Iterable<string>,
  maxLetters = Number.POSITIVE_INFINITY,
): FindSimilarWords {
  let compared = 0
  const known = Array.from(words, (word) => ({ word, letters: lettersIn(word) }))
  return (term) => {
    let limit = typosAllowed(term)
    if (limit === 0) return term.length === 3 ? swapsOf(term) : []
    let similar: string[] = []
    const letters = lettersIn(term)
    for (const candidate of known) {
      // Each typo accounts for at most one missing letter. This check excludes nearly all words.
      if (countBits(letters & ~candidate.letters) > limit) continue
      compared += term.length
      if (compared > maxLetters) break
      const typos = typosBetween(term, candidate.word, limit)
      if (typos > limit) continue
      if (typos < limit) similar = []
      limit = typos
      similar.push(candidate.word)
    }
    return similar.slice(0, MAX_SIMILAR)
  }
}

// Shorter words with a typo are ambiguous.
const typosAllowed = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** For three letters only swaps are corrected: "dgo" to "dog". */
const swapsOf = ([first, second, third]: string) => [
  `${second}${first}${third}`,
  `${first}${third}${second}`,
]

/** The letters of a word as a bit set, with one bit per letter of the alphabet. */
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

/**
 * Splits text into search words.
 *
 * Problem: Chinese, Japanese, Thai and other scripts have no spaces between words, and a query may be
 * any part of a text.
 * Approach: in these scripts, each pair of neighboring characters is a word. A text contains a query if
 * it has all pairs of the query. A single character finds the pairs that it begins; the last character of
 * a text is a word on its own. So is an emoji.
 * Limits: a text that has all pairs of a query of three or more characters, but in different places, is
 * found as well.
 */
import { foldText } from '@memesmith/similar-words/fold-text'

/** In characters. Longer words are found by their beginning. */
const MAX_WORD_LENGTH = 40

/** A term of a query. */
export interface Term {
  readonly word: string
  /**
   * Which words it matches: only this one, also words that begin with it, or also similar words. A single
   * letter begins too many words.
   */
  readonly means: 'beginning' | 'exactly' | 'similar'
}

/** The words of a text, folded, in their order, with repetitions. */
export function wordsOf(text: string): string[] {
  return partsOf(text).flatMap(({ characters, isSpaced }) =>
    isSpaced ? characters.join('') : [...pairsOf(characters), characters.at(-1) ?? ''],
  )
}

/** The terms of a query, without repetitions. */
export function termsOf(query: string): Term[] {
  const terms = partsOf(query).flatMap(({ characters, isSpaced }): Term[] => {
    const word = characters.join('')
    if (isSpaced) return [{ word, means: characters.length > 1 ? 'similar' : 'exactly' }]
    if (characters.length === 1) return [{ word, means: 'beginning' }]
    return pairsOf(characters).map((pair) => ({ word: pair, means: 'exactly' }))
  })
  return [...new Map(terms.map((term) => [term.word, term])).values()]
}

interface Part {
  readonly characters: readonly string[]
  readonly isSpaced: boolean
}

const partsOf = (text: string): Part[] =>
  Array.from(foldText(text).matchAll(RUN), ([run]) =>
    Array.from(run.matchAll(PART), ({ 0: part, groups }) => {
      const isSpaced = groups?.unspaced === undefined
      const characters = Array.from(part)
      return { isSpaced, characters: isSpaced ? characters.slice(0, MAX_WORD_LENGTH) : characters }
    }),
  ).flat()

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`)

/** Letters, digits and marks; or one emoji. */
const RUN = /[\p{L}\p{N}\p{M}]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}/gu
/** Characters of scripts without spaces, and others. */
const PART =
  /(?<unspaced>[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+)|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu

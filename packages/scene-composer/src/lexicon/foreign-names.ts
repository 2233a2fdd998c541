/**
 * The names of the pictures in other languages, as Unicode's CLDR 48 gives them.
 *
 * As a map, these 48,000 words would be 10 MB that most visitors never need. So they stay the text
 * of a sorted file, which the first prompt in another language reads, and a binary search finds them.
 * `tools/build-foreign-names.ts` makes the file: a line is a word, a tab, and for each language its
 * code, a colon or (for a mere keyword of the picture) a question mark, and the emoji.
 */
import { LANGUAGES, type Language } from '../language/languages.ts'

/** What a word means in a language. `isSure` is false for a mere keyword of the picture. */
export interface Meaning {
  readonly language: Language
  readonly emoji: string
  readonly isSure: boolean
}

/** Finds meanings of words in all languages. */
export interface ForeignNames {
  /** The meanings of one or more words in lower case. */
  meaningsOf(words: string): readonly Meaning[]
}

const CODES: ReadonlyMap<string, Language> = new Map(LANGUAGES.map(({ code }) => [code, code]))

/** @param read returns the whole text of the file; called once, at the first look-up */
export function createForeignNames(read: () => string): ForeignNames {
  let text: string | undefined
  const all = () => {
    text ??= read()
    return text
  }
  return {
    meaningsOf(words) {
      const [word, meanings] = lineAt(all(), placeOf(all(), words))
      return word === words ? meanings : []
    },
  }
}

/** The position of the word's line, or where it would be. The lines are sorted by code point. */
function placeOf(text: string, words: string): number {
  const key = `${words}\t`
  let low = 0
  let high = text.length
  while (low < high) {
    const start = startBefore(text, ((low + high) >> 1) + 1)
    if (text.slice(start, start + key.length) < key) low = text.indexOf('\n', start) + 1
    else high = start
  }
  return low
}

/** The beginning of the line before this position, or 0. */
const startBefore = (text: string, place: number) =>
  place < 2 ? 0 : text.lastIndexOf('\n', place - 2) + 1

function lineAt(text: string, start: number): readonly [string, readonly Meaning[], next: number] {
  const end = text.indexOf('\n', start)
  if (end === -1) return ['', [], start]
  const [word = '', rest = ''] = text.slice(start, end).split('\t')
  const meanings = rest.split(' ').flatMap((meaning) => {
    const language = CODES.get(meaning.slice(0, 2))
    if (language === undefined) return []
    return [{ language, emoji: meaning.slice(3), isSure: meaning.charAt(2) === ':' }]
  })
  return [word, meanings, end + 1]
}

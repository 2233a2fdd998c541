/**
 * The names of the pictures in other languages, as Unicode's CLDR 48 gives them.
 *
 * As a map, these 48,000 words would be 10 MB that most visitors never need. So they stay the bytes
 * of a sorted file, which the first prompt in another language reads, and are found by halving.
 * `tools/build-foreign-names.ts` makes the file: a line is a word, a tab, and for each language its
 * code, a colon or (for a mere keyword of the picture) a question mark, and the emoji.
 */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../language/languages.ts'

export type Meaning = { language: Language; emoji: string; isSure: boolean }

const NEW_LINE = 10
/** A word and its other forms stand at most so many lines apart. */
const NEIGHBOURS = 4
const SHORTEST_STEM = 5
const LONGEST_ENDING = 3

let read: Buffer | undefined
const bytes = () => {
  read ??= readFileSync(new URL('foreign-names.txt', import.meta.url))
  return read
}

const CODES: ReadonlyMap<string, Language> = new Map(LANGUAGES.map(({ code }) => [code, code]))

/** What a word, or a group of words, in lower case means. */
export function meaningsOf(words: string): readonly Meaning[] {
  const [word, meanings] = lineAt(placeOf(words))
  return word === words ? meanings : []
}

/** What a word means that has another ending than the one we know: "drukarki" for "drukarka". */
export function meaningsOfForm(form: string): readonly Meaning[] {
  let start = placeOf(form)
  for (let back = 0; back < NEIGHBOURS; back++) start = startBefore(start)
  let found: { stem: number; meanings: readonly Meaning[] } = { stem: 0, meanings: [] }
  for (let line = 0; line <= 2 * NEIGHBOURS; line++) {
    const [word, meanings, next] = lineAt(start)
    const stem = commonStart(word, form)
    const endings = Math.max(word.length, form.length) - stem
    if (stem >= SHORTEST_STEM && stem > found.stem && endings <= LONGEST_ENDING)
      found = { stem, meanings }
    start = next
  }
  return found.meanings
}

/** Where the word's line is, or would be. */
function placeOf(words: string): number {
  const key = Buffer.from(`${words}\t`)
  const all = bytes()
  let low = 0
  let high = all.length
  while (low < high) {
    const start = startBefore(((low + high) >> 1) + 1)
    const next = all.indexOf(NEW_LINE, start) + 1
    if (all.compare(key, 0, key.length, start, Math.min(start + key.length, next)) < 0) low = next
    else high = start
  }
  return low
}

/** Where the line before this place begins, or the first line. */
const startBefore = (place: number) =>
  place < 2 ? 0 : bytes().lastIndexOf(NEW_LINE, place - 2) + 1

function lineAt(start: number): readonly [string, readonly Meaning[], next: number] {
  const end = bytes().indexOf(NEW_LINE, start)
  if (end === -1) return ['', [], start]
  const [word = '', rest = ''] = bytes().toString('utf8', start, end).split('\t')
  const meanings = rest.split(' ').flatMap((meaning) => {
    const language = CODES.get(meaning.slice(0, 2))
    if (language === undefined) return []
    return [{ language, emoji: meaning.slice(3), isSure: meaning.charAt(2) === ':' }]
  })
  return [word, meanings, end + 1]
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.charAt(length) === other.charAt(length)) length++
  return length
}

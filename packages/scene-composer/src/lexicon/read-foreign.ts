/**
 * Finds the things that a text in another language names: by the words of the records, then by
 * CLDR's names.
 */
import { isSmallWord, languagesOf } from '../language/detect-language.ts'
import type { Language } from '../language/languages.ts'
import { MEANINGS } from '../things/things.ts'
import type { ForeignNames, Meaning } from './foreign-names.ts'

/** The emoji that a text in another language names, in its order. */
export interface ForeignReading {
  readonly language: Language | undefined
  readonly emoji: readonly string[]
}

interface Finding {
  readonly own?: string
  readonly meanings: readonly Meaning[]
}

const LONGEST_PHRASE = 3
const LONGEST_JOINED = 8
const SHORTEST_NAME = 3
const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 4
const MOST_SHOWN = 4
/** Languages without spaces between words, or with words attached to others. */
const JOINED: ReadonlySet<Language> = new Set(['ja', 'zh', 'th', 'ko', 'ar', 'he'] as const)
/** Languages that write compounds as one word. */
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'] as const)
/** Endings of the nominative, for languages that decline nouns. */
const NOMINATIVES: Partial<Record<Language, string>> = {
  ru: 'аяьое',
  uk: 'аяьое',
  pl: 'aoe',
  cs: 'aoe',
}

/** The words by which a text in another language is read. */
export interface KnownWords {
  /** The emoji of words in any language. They win over the names. */
  readonly own: ReadonlyMap<string, string>
  readonly names: ForeignNames
}

/** Finds the language of a text and the emoji of what it names. */
export function readForeign(text: string, known: KnownWords, sure?: Language): ForeignReading {
  const lower = text.toLowerCase()
  const words = [...lower.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)].map(String)
  const languages = sure === undefined ? languagesOf(lower, words) : [sure]
  const isJoined = languages.every((language) => JOINED.has(language))
  const found = isJoined
    ? findLongest([...lower], LONGEST_JOINED, (part) => findJoined(part.join(''), known))
    : findLongest(words, LONGEST_PHRASE, (phrase) => findPhrase(phrase, languages, known))
  const language = mostLikelyLanguage(languages, found)
  const meant = found.flatMap(({ own: emoji, meanings }) => {
    if (emoji !== undefined) return [{ emoji, isSure: true }]
    const meaning = meanings.find((one) => one.language === language)
    return meaning === undefined ? [] : [meaning]
  })
  // A mere keyword of a picture draws none rather than a wrong one.
  const shown = meant.filter(({ isSure }) => isSure).map(({ emoji }) => emoji)
  return { language, emoji: [...new Set(shown)].slice(0, MOST_SHOWN) }
}

/** The findings for the parts of a text. Longer parts win. */
function findLongest(
  items: readonly string[],
  longest: number,
  find: (part: readonly string[]) => Finding | undefined,
): Finding[] {
  const found: Finding[] = []
  let start = 0
  while (start < items.length) {
    let length = Math.min(longest, items.length - start)
    let finding = find(items.slice(start, start + length))
    while (finding === undefined && length > 1) {
      length -= 1
      finding = find(items.slice(start, start + length))
    }
    if (finding !== undefined) found.push(finding)
    start += length
  }
  return found
}

function findPhrase(
  phrase: readonly string[],
  languages: readonly Language[],
  known: KnownWords,
): Finding | undefined {
  const words = phrase.join(' ')
  if (isSmallWord(words, languages)) return undefined
  const ours = known.own.get(words)
  const exact = known.names.meaningsOf(words).filter(({ language }) => languages.includes(language))
  if (ours !== undefined) return { own: ours, meanings: exact }
  if (words.length < SHORTEST_NAME) return undefined
  if (exact.length > 0) return { meanings: exact }
  if (phrase.length > 1) return undefined
  return (
    findPart(words, languages, known) ??
    findCase(words, languages, known) ??
    findForm(words, languages, known)
  )
}

/**
 * Finds a word by its nominative: "рыбу" by "рыба". Such words are too short to compare beginnings.
 */
function findCase(
  word: string,
  languages: readonly Language[],
  known: KnownWords,
): Finding | undefined {
  const stem = word.slice(0, -1)
  if (stem.length < SHORTEST_NAME) return undefined
  for (const language of languages) {
    for (const ending of NOMINATIVES[language] ?? '') {
      const ours = known.own.get(stem + ending)
      if (ours !== undefined) return { own: ours, meanings: [] }
      const meanings = known.names
        .meaningsOf(stem + ending)
        .filter((one) => one.language === language)
      if (meanings.length > 0) return { meanings }
    }
  }
  return undefined
}

/** Finds one of our words by another form: "gatos" by "gato". */
function findForm(
  word: string,
  languages: readonly Language[],
  { own }: KnownWords,
): Finding | undefined {
  const found = [word.slice(0, -1), word.slice(0, -2)]
    .filter((stem) => stem.length >= SHORTEST_PART && !isSmallWord(stem, languages))
    .map((stem) => own.get(stem))
    .find((emoji) => emoji !== undefined)
  return found === undefined ? undefined : { own: found, meanings: [] }
}

/**
 * Finds a part of a compound among our own words: its head, "lehrer" in "mathelehrer", or its first
 * word, "kaffee" in "kaffeemaschine". An animal in a compound is hardly ever one: a "Muskelkater" is no
 * cat. Nor is "Staubsauger" made of "Stau" and "bsauger".
 */
function findPart(
  word: string,
  languages: readonly Language[],
  { own }: KnownWords,
): Finding | undefined {
  const isCompound = languages.some((language) => COMPOUNDING.has(language))
  if (!isCompound || word.length < SHORTEST_COMPOUND) return undefined
  const cuts = Array.from({ length: word.length - SHORTEST_PART - 1 }, (_, cut) => cut + 2)
  const heads = cuts.map((cut) => word.slice(cut))
  const firsts = cuts
    .filter((cut) => word.length - cut >= SHORTEST_PART && !UNSAYABLE.test(word.slice(-cut)))
    .map((cut) => word.slice(0, -cut))
  const found = [...heads, ...firsts]
    .map((part) => own.get(part))
    .find((emoji) => emoji !== undefined && !ANIMALS.has(emoji))
  return found === undefined ? undefined : { own: found, meanings: [] }
}

/** Consonants with which no word begins. */
const UNSAYABLE = /^(?:b[^aeiouylräöüh]|[dgkt][^aeiouylrnwäöüh]|[lmn][^aeiouyäöü])/
const ANIMALS: ReadonlySet<string> = new Set(
  MEANINGS.filter(({ thing }) => thing.kind === 'animal').map(({ thing }) => thing.emoji),
)

/** Finds a word of joined characters. A single character is a word in Chinese characters only. */
function findJoined(word: string, known: KnownWords): Finding | undefined {
  const ours = known.own.get(word)
  if (ours !== undefined) return { own: ours, meanings: [] }
  const isName = [...word].length > 1 || /\p{Script=Han}/u.test(word)
  const meanings = isName ? known.names.meaningsOf(word) : []
  return meanings.length > 0 ? { meanings } : undefined
}

/** The language in which most of the words have a meaning. */
function mostLikelyLanguage(
  languages: readonly Language[],
  found: readonly Finding[],
): Language | undefined {
  const scores = languages.map((language) =>
    found
      .map(({ own, meanings }) => {
        const meaning = meanings.find((one) => one.language === language)
        return meaning === undefined ? 0 : own !== undefined || meaning.isSure ? 2 : 1
      })
      .reduce<number>((sum, score) => sum + score, 0),
  )
  const best = Math.max(...scores)
  // A keyword alone doesn't prove a language: "lol" is not French.
  const isClear = best > 1 || languages.length <= 2
  return isClear ? languages[scores.indexOf(best)] : undefined
}

/**
 * Search in the gallery: milliseconds for 20,000 templates.
 *
 * Problem: every template that contains the query must be found, even in the middle of a word (spec
 * §2). The word indexes of common libraries can't do that.
 * Approach: case and accents are removed once. Scanning all texts then takes a few milliseconds.
 * Every word of the query must occur. If nothing is found, words with a typo are corrected: similar
 * words are looked up among the few thousand different words of the gallery. If still nothing is
 * found, some of the words are enough. An emoji means its name; if that finds nothing, any of its
 * other meanings.
 * Limits: only the first terms of a query count, so that no query takes long.
 */
import { createSimilarWords } from '@memesmith/similar-words'
import { foldText } from '@memesmith/similar-words/fold-text'
import { type FindEmojiWords, termsOf } from './emoji-in-query.ts'

/**
 * Finds templates. The best match is first; equal matches are in the gallery's order.
 *
 * @param tag of the templates; empty for any
 * @param findEmojiWords without it, an emoji is searched for as text
 */
type SearchTemplates<Template> = (
  query: string,
  tag?: string,
  findEmojiWords?: FindEmojiWords,
) => readonly Template[]

/** The searchable fields of a template. */
export interface FoundTemplate {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  /**
   * What else it is called, such as in other languages. The start of one of these words finds it, too,
   * but ranks lower: parts of words of many languages would be in every word.
   */
  readonly words?: readonly string[]
}

interface Entry<Template> {
  readonly template: Template
  /** Name, tags and description, folded. A match in an earlier field ranks higher. */
  readonly fields: readonly string[]
  readonly tags: readonly string[]
  /** All fields joined: one check rules out most templates, which contain none of the terms. */
  readonly text: string
  /** Folded; empty for most. */
  readonly words: string
}

/** Maximum number of terms in a query; the rest is ignored. */
const MAX_TERMS = 12
/**
 * Maximum number of words that one query searches for: its terms, corrections and other meanings. The
 * more terms, the fewer alternatives of each. This many take up to 0.2 s in 20,000 templates.
 */
const MAX_WORDS = 48

/** Name, tags, description and other words. */
const FIELDS = 4
/** Number of ranks of one term: whole word, word start or inside, in each field. */
const RANKS = 3 * FIELDS

/** Prepares the search in a gallery. */
export function createTemplateSearch<Template extends FoundTemplate>(
  templates: readonly Template[],
): SearchTemplates<Template> {
  const entries = templates.map(toEntry<Template>)
  const similarWords = createSimilarWords(wordsOf(entries))

  return (query, tag = '', findEmojiWords = () => undefined) => {
    const wantedTag = foldText(tag)
    const candidates = tag === '' ? entries : entries.filter(({ tags }) => tags.includes(wantedTag))
    const terms = [...new Set(termsOf(query))].slice(0, MAX_TERMS).map((text) => ({
      text: foldText(text),
      emoji: findEmojiWords(text),
    }))
    if (terms.length === 0) {
      return tag === '' ? templates : candidates.map(({ template }) => template)
    }
    const found = rank(
      candidates,
      terms.flatMap(({ text, emoji }) => (emoji?.names ?? [text]).map((word) => [word])),
    )
    if (found.length > 0) return found
    const share = Math.floor(MAX_WORDS / terms.length)
    const guesses = terms.map(({ text, emoji }) =>
      (emoji === undefined ? [text, ...similarWords(text)] : emoji.keywords).slice(0, share),
    )
    const guessed = rank(candidates, guesses)
    return guessed.length > 0 ? guessed : rank(candidates, guesses, terms.length - 1)
  }
}

function toEntry<Template extends FoundTemplate>(template: Template): Entry<Template> {
  const tags = template.tags.map(foldText)
  const fields = [foldText(template.name), tags.join('\n'), foldText(template.description)]
  const words = (template.words ?? []).map(foldText).join('\n')
  return { template, fields, tags, text: fields.join('\n'), words }
}

function wordsOf(entries: readonly Entry<unknown>[]): Set<string> {
  const words = new Set<string>()
  for (const { text } of entries) {
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) words.add(word)
  }
  return words
}

/**
 * Ranks the entries in which every term, or one of its alternatives, occurs.
 *
 * @param mayMiss number of terms that may be missing; entries with fewer missing terms rank higher
 */
function rank<Template>(
  entries: readonly Entry<Template>[],
  terms: readonly (readonly string[])[],
  mayMiss = 0,
): Template[] {
  // Worse than the worst ranks of all terms together.
  const missed = terms.length * RANKS
  const ranks: Template[][] = Array.from({ length: (mayMiss + 1) * missed }, () => [])
  for (const entry of entries) {
    let sum = 0
    for (const alternatives of terms) {
      sum += Math.min(bestRank(entry, alternatives), missed)
      if (sum >= ranks.length) break
    }
    ranks[sum]?.push(entry.template)
  }
  return ranks.flat()
}

/** @returns the rank, or `Infinity` if none of the alternatives occurs */
function bestRank(
  { text, fields, words }: Entry<unknown>,
  alternatives: readonly string[],
): number {
  let best = Number.POSITIVE_INFINITY
  for (const alternative of alternatives) {
    const fit = words.includes(alternative) ? fitIn(words, alternative) : INSIDE
    // Chinese and Japanese have no spaces between words.
    if (fit < INSIDE || (!IS_ASCII.test(alternative) && words.includes(alternative))) {
      best = Math.min(best, fit * FIELDS + fields.length)
    }
    if (!text.includes(alternative)) continue
    for (const [index, field] of fields.entries()) {
      best = Math.min(best, fitIn(field, alternative) * FIELDS + index)
    }
  }
  return best
}

const INSIDE = 2
const IS_ASCII = /^[\0-\x7f]*$/

/** @returns 0 for a whole word, 1 for a word start, `INSIDE` a word, or `Infinity` */
function fitIn(text: string, term: string): number {
  let fit = Number.POSITIVE_INFINITY
  for (let place = text.indexOf(term); place !== -1; place = text.indexOf(term, place + 1)) {
    const isStart = place === 0 || isBetweenWords(text.charCodeAt(place - 1))
    const end = place + term.length
    const isWhole = isStart && (end === text.length || isBetweenWords(text.charCodeAt(end)))
    if (isWhole) return 0
    fit = Math.min(fit, isStart ? 1 : INSIDE)
  }
  return fit
}

/**
 * Whether a character is neither a letter nor a digit. Outside ASCII only spaces and dashes count.
 */
function isBetweenWords(code: number): boolean {
  if (code >= 128) return code === 0xa0 || (code >= 0x2000 && code <= 0x206f) || code === 0x3000
  const isDigit = code >= 48 && code <= 57
  const isLetter = code >= 97 && code <= 122
  return !isDigit && !isLetter
}

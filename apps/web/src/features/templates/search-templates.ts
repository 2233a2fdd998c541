/**
 * Search in the gallery, within a frame at 20,000 templates.
 *
 * Problem: everything that holds the query has to be found, in the middle of words too (spec §2);
 * indexes of whole words, such as the well-known libraries have, miss that.
 * Approach: fold case and accents once; then looking through all the texts takes some milliseconds.
 * Every word of the query has to occur. Only where that finds nothing, words that differ by a typo
 * count as well; they are looked up among the few thousand different words of the gallery. Where
 * that finds nothing either, one of the words is enough. An emoji stands for its name; where that
 * finds nothing, for whatever people mean by it.
 */
import type { Template } from '@memesmith/contract'
import { type FindEmojiWords, termsOf } from './emoji-in-query.ts'
import { foldText } from './fold-text.ts'
import { createSimilarWords } from './similar-words.ts'

/**
 * Finds templates; best first, and otherwise in the gallery's order.
 *
 * @param tag which they have; empty for any
 * @param findEmojiWords without it an emoji is searched for like any other text
 */
export type SearchTemplates = (
  query: string,
  tag?: string,
  findEmojiWords?: FindEmojiWords,
) => readonly Template[]

interface Entry {
  readonly template: Template
  /** Name, tags and description, folded; the earlier, the better a hit. */
  readonly fields: readonly string[]
  readonly tags: readonly string[]
  /** All the fields in one: most templates hold none of the terms, and one look tells. */
  readonly text: string
}

const FIELDS = 3
/** Ranks of one term: a whole word, the start of one or the inside of one, in each of the fields. */
const RANKS = 3 * FIELDS

/** Prepares a gallery for being searched. */
export function createTemplateSearch(templates: readonly Template[]): SearchTemplates {
  const entries = templates.map(toEntry)
  const similarWords = createSimilarWords(wordsOf(entries))

  return (query, tag = '', findEmojiWords = () => undefined) => {
    const wantedTag = foldText(tag)
    const candidates = tag === '' ? entries : entries.filter(({ tags }) => tags.includes(wantedTag))
    const terms = termsOf(query).map((text) => ({
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
    const guesses = terms.map(({ text, emoji }) =>
      emoji === undefined ? [text, ...similarWords(text)] : emoji.keywords,
    )
    const guessed = rank(candidates, guesses)
    return guessed.length > 0 ? guessed : rank(candidates, guesses, terms.length - 1)
  }
}

function toEntry(template: Template): Entry {
  const tags = template.tags.map(foldText)
  const fields = [foldText(template.name), tags.join('\n'), foldText(template.description)]
  return { template, fields, tags, text: fields.join('\n') }
}

function wordsOf(entries: readonly Entry[]): Set<string> {
  const words = new Set<string>()
  for (const { text } of entries) {
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) words.add(word)
  }
  return words
}

/**
 * Of each term, given with its alternatives, at least one has to occur.
 *
 * @param mayMiss in so many terms, none has to; the fewer are missed the better
 */
function rank(
  entries: readonly Entry[],
  terms: readonly (readonly string[])[],
  mayMiss = 0,
): Template[] {
  // Worse than all terms at their worst.
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

/** @returns `Infinity` where none of the alternatives occurs */
function bestRank({ text, fields }: Entry, alternatives: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const alternative of alternatives) {
    if (!text.includes(alternative)) continue
    for (const [index, field] of fields.entries()) {
      best = Math.min(best, fitIn(field, alternative) * FIELDS + index)
    }
  }
  return best
}

/** @returns 0 where the term occurs as a whole word, 1 at the start of one, 2 inside, or `Infinity` */
function fitIn(text: string, term: string): number {
  let fit = Number.POSITIVE_INFINITY
  for (let place = text.indexOf(term); place !== -1; place = text.indexOf(term, place + 1)) {
    const isStart = place === 0 || isBetweenWords(text.charCodeAt(place - 1))
    const end = place + term.length
    const isWhole = isStart && (end === text.length || isBetweenWords(text.charCodeAt(end)))
    if (isWhole) return 0
    fit = Math.min(fit, isStart ? 1 : 2)
  }
  return fit
}

/** Whether a character is no letter and no digit; outside of ASCII only spaces and dashes. */
function isBetweenWords(code: number): boolean {
  if (code >= 128) return code === 0xa0 || (code >= 0x2000 && code <= 0x206f) || code === 0x3000
  const isDigit = code >= 48 && code <= 57
  const isLetter = code >= 97 && code <= 122
  return !isDigit && !isLetter
}

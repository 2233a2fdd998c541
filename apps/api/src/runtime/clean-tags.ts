import { MAX_TAGS } from '@memesmith/contract'
import { foldText } from '@memesmith/similar-words/fold-text'
import { withoutNul } from './without-nul.ts'

/**
 * The tags as they are stored: without spaces at the ends, empty ones, repetitions, and those beyond
 * `MAX_TAGS`. Tags that differ only in case or accents are the same; the first one stays.
 */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const given of tags) {
    const tag = withoutNul(given).replace(/\s+/gu, ' ').trim().normalize('NFC')
    const key = tagKeyOf(tag)
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()].slice(0, MAX_TAGS)
}

/** What two spellings of one tag have in common. */
export const tagKeyOf = (tag: string): string =>
  foldText(withoutNul(tag)).replace(/\s+/gu, ' ').trim()

/**
 * Finds the picture for a word.
 *
 * Curated words come first, then the own names of emoji ("roller coaster"). Emojilib's further
 * keywords are noisy: "work" finds a hundred pictures.
 */
import type { Language } from '../language/languages.ts'
import { singularsOf } from '../language/plurals.ts'
import { moodOf } from '../moods/moods.ts'
import { settingOf } from '../settings/settings.ts'
import type { Kind } from '../things/kinds.ts'
import type { Thing } from '../things/thing.ts'
import { FOREIGN_WORDS, MEANINGS } from '../things/things.ts'
import { createForeignNames } from './foreign-names.ts'
import { readForeign } from './read-foreign.ts'

/** Finds things by words and by emoji. */
export interface Lexicon {
  /** The thing that a word or a group of words names, in the singular or plural. */
  find(words: string): Thing | undefined
  /** The thing that an emoji typed in a prompt shows. */
  ofEmoji(emoji: string): Thing | undefined
  /** Whether a word is listed for another language and has no English meaning. */
  isForeign(word: string): boolean
  /**
   * The language of a text that is not English, if it can be identified, and the things that it
   * names.
   */
  readForeign(
    text: string,
    language?: Language,
  ): { readonly language: Language | undefined; readonly things: readonly Thing[] }
}

/** The keywords of each emoji, its own name first, as emojilib has them. */
export type Keywords = Readonly<Record<string, readonly string[]>>

/** Flags, arrows, signs, letters and clock faces. They are not drawn as things. */
const UNPICTURED =
  /\p{Regional_Indicator}|[\u2190-\u21ff\u2460-\u24ff\u25a0-\u25ff\u2900-\u297f\u3000-\u33ff]|[\u{1f100}-\u{1f2ff}\u{1f550}-\u{1f567}\u{1f500}-\u{1f506}\u{1f519}-\u{1f524}\u{1f52f}-\u{1f53d}]|\u20e3/u

/** What a lexicon is built from. */
export interface LexiconSources {
  readonly keywords: Keywords
  /** Whether an emoji can be drawn. */
  hasPicture(emoji: string): boolean
  /** Reads `foreign-names.txt`. Called for the first prompt in another language. */
  readForeignNames(): string
}

/** Builds the lexicon. Takes some milliseconds. */
export function createLexicon({ keywords, hasPicture, readForeignNames }: LexiconSources): Lexicon {
  const byName = new Map<string, Thing>()
  const byEmoji = new Map<string, Thing>()
  const learn = (words: Map<string, Thing>, word: string, thing: Thing) => {
    if (!words.has(word)) words.set(word, thing)
  }
  for (const { thing, names } of MEANINGS) {
    if (!hasPicture(thing.emoji)) continue
    learn(byEmoji, bare(thing.emoji), thing)
    for (const name of names) learn(byName, name, thing)
  }
  for (const [emoji, [name = '', ...others]] of Object.entries(keywords)) {
    if (UNPICTURED.test(emoji) || !hasPicture(emoji)) continue
    const known = byEmoji.get(bare(emoji))
    const kind = kindOf(emoji, others)
    const thing: Thing = known ?? { emoji, name: name.replaceAll('_', ' '), kind }
    learn(byEmoji, bare(emoji), thing)
    if (/face|person|man_|woman_|people|button|symbol|hand/.test(name)) continue
    learn(byName, name.replaceAll('_', ' '), thing)
  }
  const foreign = { own: FOREIGN_WORDS, names: createForeignNames(readForeignNames) }
  const lookUp = (words: ReadonlyMap<string, Thing>, word: string) =>
    [word, ...singularsOf(word)].map((form) => words.get(form)).find((thing) => thing !== undefined)
  return {
    find: (words) => lookUp(byName, words),
    ofEmoji: (emoji) => byEmoji.get(bare(emoji)),
    isForeign: (word) =>
      FOREIGN_WORDS.has(word) &&
      lookUp(byName, word) === undefined &&
      settingOf(word, false) === undefined,
    readForeign(text, known) {
      const { language, emoji } = readForeign(text, foreign, known)
      const things = emoji.flatMap((one) => byEmoji.get(bare(one)) ?? [])
      return { language, things: [...new Set(things)] }
    },
  }
}

/** The kind of a thing that has no record: a face with a mood, an animal or an object. */
function kindOf(emoji: string, keywords: readonly string[]): Kind {
  if (moodOf(emoji) !== undefined) return 'face'
  return keywords.includes('animal') ? 'animal' : 'object'
}

/**
 * The emoji without skin tone, variation selector and a worker's gender, which don't change its
 * meaning.
 */
function bare(emoji: string): string {
  return emoji.replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '').replace(/^[👨👩](?=\u200d)/u, '🧑')
}

import { isSmallWord } from '../language/detect-language.ts'
import { verbOf } from '../language/verbs.ts'
import type { Lexicon } from '../lexicon/create-lexicon.ts'
import { moodOf } from '../moods/moods.ts'
import type { Mentions } from './find-mentions.ts'
import type { Token } from './tokens.ts'

const ENGLISH = new Set(
  "a an the of in on at to and with my your you me i is are when for it that from not no be how why who what about this vs versus after before by as every trying has have get gets doing does don't can't won't i'm it's you're we they he she his her their our very too so but all up out just more than into over off like lol lmao omg wtf bruh tbh ngl rn idk".split(
    ' ',
  ),
)
/** Words that several languages share. */
const isShared = (word: string) => /^(?:an?|in|on|is)$/.test(word) || isSmallWord(word)

/** Letters that English doesn't keep in borrowed words. It keeps those of "café" and "piñata". */
const ACCENTED = /[ąćęłńśźżğışěřůőűãõßäöüåæøàèìòùâêîôûçđơư]/

/** Endings that are rare in other languages. */
const SHAPED = /(?:ed|ing|ness|ful|less|ly|ck|sh|th|ow|wn|ee|oy|ay|ey|ght)$/

/**
 * Whether a prompt is English: enough of its words are known, and more of them than of other
 * languages.
 */
export function isEnglish(
  tokens: readonly Token[],
  { things, setting }: Pick<Mentions, 'things' | 'setting'>,
  lexicon: Lexicon,
): boolean {
  const words = tokens.filter((token) => !token.isEmoji)
  if (words.length === 0) return false
  if (
    words.some(({ text }) => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text))
  )
    return false
  // A word that English shares doesn't count: "no" and "do" are Portuguese too.
  const foreign = words.filter(
    ({ word }) =>
      !ENGLISH.has(word) &&
      (isSmallWord(word.replace(/^[a-z]{1,2}'(?=..)/, '')) ||
        ACCENTED.test(word) ||
        lexicon.isForeign(word)),
  ).length
  const english = words.filter(({ word }) => ENGLISH.has(word)).length
  const only = words.filter(({ word }) => ENGLISH.has(word) && !isShared(word)).length
  const feelings = words.filter(({ word }) => moodOf(word) !== undefined).length
  const verbs = words.filter(({ word }) => verbOf(word) !== undefined).length
  const shaped = words.filter(({ word }) => SHAPED.test(word)).length
  const named = things.reduce((sum, { start, end }) => sum + end - start, 0)
  const covered = named + (setting === undefined ? 0 : 1)
  return (
    foreign <= only && (english + verbs + feelings + shaped / 2 + covered) / words.length >= 0.25
  )
}

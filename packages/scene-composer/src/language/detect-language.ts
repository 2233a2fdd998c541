import { LANGUAGES, type Language } from './languages.ts'

/** Letters that identify a language. The first match decides. */
const BY_SCRIPT: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ạảấầậắặđơưế]/iu, 'vi'],
  [/[ğışİ]/u, 'tr'],
  [/[łżźśćęą]/iu, 'pl'],
  [/[ěřů]/iu, 'cs'],
  [/[őű]/iu, 'hu'],
  [/[șță]/iu, 'ro'],
  [/ß/u, 'de'],
  [/[ãõ]/iu, 'pt'],
  [/[ñ¿¡]/iu, 'es'],
  [/œ/iu, 'fr'],
]

const SMALL_WORDS = LANGUAGES.map(({ code, words }) => ({ code, words: new Set(words.split(' ')) }))

/** Whether a word is a function word in one of the languages; by default, in any. */
export const isSmallWord = (word: string, languages?: readonly Language[]): boolean =>
  SMALL_WORDS.some(
    ({ code, words }) => words.has(word) && (languages === undefined || languages.includes(code)),
  )

/** The possible languages of a text, by its letters or by its function words. */
export function languagesOf(text: string, words: readonly string[]): readonly Language[] {
  const script = BY_SCRIPT.find(([letters]) => letters.test(text))
  if (script !== undefined) return [script[1]]
  const counts = SMALL_WORDS.map(
    ({ words: small }) => words.filter((word) => small.has(word)).length,
  )
  const most = Math.max(...counts)
  return SMALL_WORDS.filter((_, index) => counts[index] === most).map(({ code }) => code)
}

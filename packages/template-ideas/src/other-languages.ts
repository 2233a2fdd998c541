/** Topics in other languages: no English joke goes around them. */
import { isSmallWord, languagesOf } from '@memesmith/scene-composer/detect-language'
import type { Topic } from './topic.ts'
import { OTHER_WORDS, type OtherWords, WORDLESS } from './words-of-languages.ts'

/** Common words of English that other languages do not have. */
const ENGLISH = new Set(
  'the my your and of with when is are it that this for not how why what who about after before at i you he she we they to from just out up off or'.split(
    ' ',
  ),
)
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** "Die" is a word of English, too, but no noun of English begins with a capital. */
const GERMAN = /^(?:die|der|das) \p{Lu}/u

/** Letters that English has only in a few words, and the likeliest of their languages. */
const LETTERS: readonly (readonly [letters: RegExp, language: string])[] = [
  [/[äöüß]/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[èêëàâùûîïœ]/iu, 'fr'],
  [/[ąćęłńśźż]/iu, 'pl'],
  [/[éáíóúç]/iu, ''],
]
const BORROWED = /^(?:cafés?|résumés?|fiancée?s?|clichés?|jalapeños?|naïve|décor|entrées?)$/

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []

/** Whether a text is in another language than English, by its letters and its small words. */
export function isOtherLanguage(text: string): boolean {
  if (NOT_LATIN.test(text) || GERMAN.test(text)) return true
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = words.filter((word) => !ENGLISH.has(word) && isSmallWord(word)).length
  const hasLetters = words.some(
    (word) => !BORROWED.test(word) && LETTERS.some(([letters]) => letters.test(word)),
  )
  return other + Number(hasLetters) > english
}

/**
 * The language of a topic: `''` if it is another than English, but may be several.
 *
 * @param readers the languages that its author reads, most wanted first, such as `de` or `pt-BR`
 * @returns undefined for English
 */
function languageOf(topic: string, readers: readonly string[]): string | undefined {
  const words = wordsOf(topic)
  const read = readers.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '')
  if (!isOtherLanguage(topic)) {
    // "Hausaufgaben" may be anything: its author knows.
    const [first = 'en'] = read
    const isUnknown = words.length > 0 && !words.some((word) => ENGLISH.has(word))
    return isUnknown && Object.hasOwn(OTHER_WORDS, first) ? first : undefined
  }
  if (GERMAN.test(topic)) return 'de'
  const found: readonly string[] = languagesOf(topic, words)
  // Without kana, Japanese has the letters of Chinese.
  const possible = found.includes('zh') && read.includes('ja') ? ['ja'] : found
  const byLetters = LETTERS.find(([letters]) => letters.test(topic))?.[1]
  const sure = possible.length === 1 ? possible[0] : undefined
  return (
    sure ??
    read.find((language) => possible.includes(language)) ??
    possible.find((language) => language === byLetters) ??
    ''
  )
}

/** "Quand mon chat dort" is told as "mon chat dort"; in other languages the verb would be misplaced. */
const TELLS_WHEN = /^(?:cuando|quand|quando|gdy|kiedy|когда) /iu
const VERB_LAST = /^(?:wenn|als|wanneer) /iu

/** A text in which somebody speaks of themselves. */
const OF_ME = /^(?:me|i|my (?:head|heart|attention|plan))\b/i

/** Jokes about a topic of another language, and the topic as they say it. */
interface OtherJokes {
  readonly topic: Topic
  readonly lines: readonly string[]
}

/**
 * Jokes in the language of a topic, and without words if that is not known; undefined for English.
 *
 * @param zones how many texts each has
 * @param labelled the English jokes, if each of their texts names something
 * @param turn a number that tells which joke comes first
 */
export function jokesOfOther(
  text: string,
  zones: number,
  labelled: readonly string[] | undefined,
  readers: readonly string[],
  turn: number,
): OtherJokes | undefined {
  const language = languageOf(text, readers)
  if (language === undefined) return undefined
  const words = OTHER_WORDS[language] ?? WORDLESS
  const noun = text.replace(/\s+/g, ' ').trim().replace(TELLS_WHEN, '')
  const told = words.jokes.filter((line) => !VERB_LAST.test(noun) || /^[„“]?\{Topic/.test(line))
  const turned = [...told.slice(turn % told.length), ...told.slice(0, turn % told.length)]
  if (zones === 1) return { topic: { noun }, lines: turned.flatMap(inOneLine) }
  const labels = labelled === undefined ? [] : labelsOf(words, labelled)
  const [one, other] = noun.split(` ${words.or} `)
  const pair = one && other ? ([one, other] as const) : undefined
  const topic = { noun, ...(pair && { pair }) }
  const choices = pair && labelled ? choicesOf(words, zones) : []
  if (zones === 2) return { topic, lines: [...choices, ...labels, ...turned] }
  if (labelled !== undefined) return { topic, lines: [...choices, ...labels] }
  const named = ['{Topic}', ...Array.from({ length: zones - 1 }, () => '')].join(' | ')
  return { topic, lines: [stepsOf(words, zones), ...labelsOf(words, [named])] }
}

/** A line above and a line below as one, unless the picture is to finish it. */
function inOneLine(line: string): readonly string[] {
  const [above = '', below = ''] = line.split(' | ')
  if (/[:：]$/u.test(below)) return []
  const areSentences = /[\p{L}}]$/u.test(above) && /^[\p{L}{]/u.test(below)
  return [`${above}${areSentences ? '. ' : ' '}${below}`]
}

/** Two things of which one is chosen, and who chooses. Further places stay empty. */
const choicesOf = ({ me }: OtherWords, zones: number): readonly string[] =>
  me
    .split(' | ')
    .map((who) => ['{One}', '{Other}', who, ...Array<string>(zones).fill('')].slice(0, zones))
    .map((texts) => texts.join(' | '))

/** The topic, and how it goes on. Further places stay empty. */
function stepsOf({ steps }: OtherWords, zones: number): string {
  const next = steps.split(' | ')
  const shown = zones > next.length ? next : next.toSpliced(zones - 2, next.length - zones + 1)
  const empty = Array.from({ length: zones - 1 - shown.length }, () => '')
  return ['{Topic}', ...shown, ...empty].join(' | ')
}

/** The topic where the English joke has it first, and labels in the other places. */
function labelsOf({ me, others }: OtherWords, lines: readonly string[]): readonly string[] {
  const labels = others.split(' | ')
  return labels.flatMap((_, turn) =>
    lines.map((line) => {
      const texts = line.split(' | ')
      const about = texts.findIndex((text) => text.includes('{'))
      return texts
        .map((text, zone) => {
          const names = OF_ME.test(text) ? me.split(' | ') : labels
          return zone === about ? '{Topic}' : names[(turn + zone) % names.length]
        })
        .join(' | ')
    }),
  )
}

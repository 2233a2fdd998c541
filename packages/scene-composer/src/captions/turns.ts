/** Where a prompt turns: the word with which its punchline begins. */
import type { Language } from '../language/languages.ts'
import { capital, MAX_LINE, trimPunctuation } from './fit-line.ts'

/** The words of a language that begin a second line, separated by "|". */
interface TurnWords {
  /** They contradict what came before. */
  readonly but?: string
  /** They say when or why. */
  readonly when?: string
  /** They go on. */
  readonly and?: string
  /** They end the first line, in languages that put them there. */
  readonly after?: string
}

const TURN_WORDS: Readonly<Partial<Record<Language | 'en', TurnWords>>> = {
  en: {
    but: "but|except|until|only to|instead of|even though|although|and then|then|(?:so|and) (?:i|i'm|we|he|she|they)|after \\w+ing|by \\w+ing",
    when: 'when|while|because|whenever|as soon as|every time|before (?:i|we|he|she|they)|after (?:i|we|he|she|they)',
    and: 'and',
  },
  es: {
    but: 'pero|aunque|sino|hasta que|y luego|y entonces',
    when: 'cuando|mientras|porque',
    and: 'y|e',
  },
  fr: {
    but: "mais|alors que|alors qu|sauf que|et puis|jusqu'à ce que",
    when: 'quand|lorsque|lorsqu|pendant que|parce que|parce qu',
    and: 'et',
  },
  de: { but: 'aber|obwohl|trotzdem|und dann', when: 'wenn|während|weil|sobald', and: 'und' },
  pt: {
    but: 'mas|só que|embora|até que|e depois',
    when: 'quando|enquanto|porque',
    and: 'e',
  },
  it: { but: 'ma|però|anche se|finché|e poi', when: 'quando|mentre|perché', and: 'e|ed' },
  nl: { but: 'maar|hoewel|en dan|en toen', when: 'als|wanneer|terwijl|omdat', and: 'en' },
  pl: { but: 'ale|choć|chociaż|a potem|a jednak', when: 'gdy|kiedy|bo|zanim', and: 'i|a' },
  tr: { but: 'ama|fakat|ancak', and: 've' },
  sv: { but: 'men|fast|och sen', when: 'när|medan|eftersom', and: 'och' },
  da: { but: 'men|selvom|og så', when: 'når|mens|fordi', and: 'og' },
  no: { but: 'men|selv om|og så', when: 'når|mens|fordi', and: 'og' },
  fi: { but: 'mutta|vaikka|ja sitten', when: 'kun|koska', and: 'ja' },
  id: { but: 'tapi|padahal|terus', when: 'ketika|saat|karena|pas', and: 'dan' },
  cs: { but: 'ale|i když|a pak', when: 'když|protože|zatímco', and: 'a' },
  ro: { but: 'dar|deși|și apoi', when: 'când|pentru că|în timp ce', and: 'și' },
  hu: { but: 'de|pedig|aztán', when: 'amikor|mert|miközben', and: 'és' },
  vi: { but: 'nhưng|rồi', when: 'khi|vì|trong khi', and: 'và' },
  ru: { but: 'но|а потом|хотя', when: 'когда|пока|потому что', and: 'и|а' },
  uk: { but: 'але|а потім|хоча', when: 'коли|поки|бо', and: 'і|й|та|а' },
  el: { but: 'αλλά|και μετά|αν και', when: 'όταν|ενώ|γιατί', and: 'και' },
  ar: { but: 'لكن|ولكن|ثم', when: 'عندما|لما|بينما|لأن' },
  hi: { but: 'लेकिन|मगर', when: 'जब|क्योंकि', and: 'और' },
  he: { but: 'אבל|ואז', when: 'כאשר|כי' },
  th: { but: 'แต่', when: 'เมื่อ|ตอนที่|เพราะ' },
  ja: { after: 'のに|けど|けれど|たら|ので|ながら|てから|時に|ときに|とき|の時' },
  zh: { but: '但是|可是|结果|却|然后', after: '的时候|时候' },
  ko: { after: '는데 |지만 |면서 |으면 |면 |니까 |때 ' },
}
/** Languages that write no spaces between words. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th'])

/** Somebody who is too short for a line. */
const ME = /^(?:me|i|yo|moi|ich|eu|io|ik|ja|я|jag|jeg)$/iu

/** A kind of turn: where it may be, and how many words each line then needs. */
interface Turn {
  readonly at: RegExp
  readonly least: readonly [first: number, second: number]
}

export type TurnKind = 'sentence' | 'but' | 'comma' | 'when' | 'and'

const PUNCTUATION: Readonly<Partial<Record<TurnKind, readonly Turn[]>>> = {
  sentence: [
    { at: /(?<=[.!?…]) (?=\S)/gu, least: [2, 1] },
    { at: /(?<=[。！？])(?=.)/gu, least: [2, 1] },
  ],
  comma: [{ at: /(?<=[,;]) |(?<=[、，；،])| [–—-] /gu, least: [2, 2] }],
}

const LEAST: Readonly<Record<keyof TurnWords, Turn['least']>> = {
  but: [2, 2],
  after: [2, 2],
  when: [1, 2],
  and: [3, 3],
}

const compiled = new Map<string, readonly Turn[]>()

function wordTurns(language: Language | 'en', kind: keyof TurnWords): readonly Turn[] {
  const key = `${language} ${kind}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  const words = TURN_WORDS[language]?.[kind]
  const turns =
    words === undefined ? [] : [{ at: turnAt(language, kind, words), least: LEAST[kind] }]
  compiled.set(key, turns)
  return turns
}

function turnAt(language: string, kind: string, words: string): RegExp {
  if (kind === 'after') return new RegExp(`(?<=${words})`, 'giu')
  return UNSPACED.has(language)
    ? new RegExp(`(?=${words})`, 'giu')
    : new RegExp(` (?=(?:${words})[\\s'’])`, 'giu')
}

/** The two lines of a text that turns in this way. The most even turn wins. */
export function splitAtTurn(
  text: string,
  language: Language | 'en' | undefined,
  kind: TurnKind,
): readonly [string, string] | undefined {
  const words = kind === 'but' || kind === 'when' || kind === 'and' ? kind : undefined
  const turns = [
    ...(PUNCTUATION[kind] ?? []),
    ...(words === undefined || language === undefined ? [] : wordTurns(language, words)),
    ...(kind === 'but' && language !== undefined ? wordTurns(language, 'after') : []),
  ]
  const found = turns.flatMap(({ at, least }) =>
    [...text.matchAll(at)].flatMap(({ index }) => {
      const lines = [text.slice(0, index), text.slice(index).replace(/^[\s–—-]+/, '')].map(
        trimPunctuation,
      )
      const [first = '', second = ''] = lines
      const isFull = wordsIn(first) >= least[0] && wordsIn(second) >= least[1]
      const fits = lines.every((line) => [...line].length <= MAX_LINE)
      return isFull && fits && !ME.test(first) ? [[capital(first), second] as const] : []
    }),
  )
  const unevenness = ([first, second]: readonly [string, string]) =>
    Math.abs(first.length - second.length)
  return found.toSorted((a, b) => unevenness(a) - unevenness(b))[0]
}

/** Two or three characters of a script without spaces are about a word. */
const wordsIn = (text: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
    ? [...text].length / 2
    : text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length

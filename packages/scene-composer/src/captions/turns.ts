/** Where a prompt turns: the word with which its punchline begins. */
import type { Language } from '../language/languages.ts'
import { capital, MAX_LINE, trimPunctuation } from './fit-line.ts'

/** Finds the place before a word that begins a second line. */
interface TurnWords {
  /** The word contradicts what came before. */
  readonly but?: RegExp
  /** It says when or why. */
  readonly when?: RegExp
  /** It goes on. */
  readonly and?: RegExp
  /** The place after a word that ends the first line, in languages that put it there. */
  readonly after?: RegExp
}

const TURN_WORDS: Readonly<Partial<Record<Language | 'en', TurnWords>>> = {
  en: {
    but: / (?=(?:but|except|until|only to|instead of|even though|although|and then|then|(?:so|and) (?:i|i'm|we|he|she|they)|after \w+ing|by \w+ing)[\s'’])/giu,
    when: / (?=(?:when|while|because|whenever|as soon as|every time|before (?:i|we|he|she|they)|after (?:i|we|he|she|they))[\s'’])/giu,
    and: / (?=(?:and)[\s'’])/giu,
  },
  es: {
    but: / (?=(?:pero|aunque|sino|hasta que|y luego|y entonces)[\s'’])/giu,
    when: / (?=(?:cuando|mientras|porque)[\s'’])/giu,
    and: / (?=(?:y|e)[\s'’])/giu,
  },
  fr: {
    but: / (?=(?:mais|alors que|alors qu|sauf que|et puis|jusqu'à ce que)[\s'’])/giu,
    when: / (?=(?:quand|lorsque|lorsqu|pendant que|parce que|parce qu)[\s'’])/giu,
    and: / (?=(?:et)[\s'’])/giu,
  },
  de: {
    but: / (?=(?:aber|obwohl|trotzdem|und dann)[\s'’])/giu,
    when: / (?=(?:wenn|während|weil|sobald)[\s'’])/giu,
    and: / (?=(?:und)[\s'’])/giu,
  },
  pt: {
    but: / (?=(?:mas|só que|embora|até que|e depois)[\s'’])/giu,
    when: / (?=(?:quando|enquanto|porque)[\s'’])/giu,
    and: / (?=(?:e)[\s'’])/giu,
  },
  it: {
    but: / (?=(?:ma|però|anche se|finché|e poi)[\s'’])/giu,
    when: / (?=(?:quando|mentre|perché)[\s'’])/giu,
    and: / (?=(?:e|ed)[\s'’])/giu,
  },
  nl: {
    but: / (?=(?:maar|hoewel|en dan|en toen)[\s'’])/giu,
    when: / (?=(?:als|wanneer|terwijl|omdat)[\s'’])/giu,
    and: / (?=(?:en)[\s'’])/giu,
  },
  pl: {
    but: / (?=(?:ale|choć|chociaż|a potem|a jednak)[\s'’])/giu,
    when: / (?=(?:gdy|kiedy|bo|zanim)[\s'’])/giu,
    and: / (?=(?:i|a)[\s'’])/giu,
  },
  tr: { but: / (?=(?:ama|fakat|ancak)[\s'’])/giu, and: / (?=(?:ve)[\s'’])/giu },
  sv: {
    but: / (?=(?:men|fast|och sen)[\s'’])/giu,
    when: / (?=(?:när|medan|eftersom)[\s'’])/giu,
    and: / (?=(?:och)[\s'’])/giu,
  },
  da: {
    but: / (?=(?:men|selvom|og så)[\s'’])/giu,
    when: / (?=(?:når|mens|fordi)[\s'’])/giu,
    and: / (?=(?:og)[\s'’])/giu,
  },
  no: {
    but: / (?=(?:men|selv om|og så)[\s'’])/giu,
    when: / (?=(?:når|mens|fordi)[\s'’])/giu,
    and: / (?=(?:og)[\s'’])/giu,
  },
  fi: {
    but: / (?=(?:mutta|vaikka|ja sitten)[\s'’])/giu,
    when: / (?=(?:kun|koska)[\s'’])/giu,
    and: / (?=(?:ja)[\s'’])/giu,
  },
  id: {
    but: / (?=(?:tapi|padahal|terus)[\s'’])/giu,
    when: / (?=(?:ketika|saat|karena|pas)[\s'’])/giu,
    and: / (?=(?:dan)[\s'’])/giu,
  },
  cs: {
    but: / (?=(?:ale|i když|a pak)[\s'’])/giu,
    when: / (?=(?:když|protože|zatímco)[\s'’])/giu,
    and: / (?=(?:a)[\s'’])/giu,
  },
  ro: {
    but: / (?=(?:dar|deși|și apoi)[\s'’])/giu,
    when: / (?=(?:când|pentru că|în timp ce)[\s'’])/giu,
    and: / (?=(?:și)[\s'’])/giu,
  },
  hu: {
    but: / (?=(?:de|pedig|aztán)[\s'’])/giu,
    when: / (?=(?:amikor|mert|miközben)[\s'’])/giu,
    and: / (?=(?:és)[\s'’])/giu,
  },
  vi: {
    but: / (?=(?:nhưng|rồi)[\s'’])/giu,
    when: / (?=(?:khi|vì|trong khi)[\s'’])/giu,
    and: / (?=(?:và)[\s'’])/giu,
  },
  ru: {
    but: / (?=(?:но|а потом|хотя)[\s'’])/giu,
    when: / (?=(?:когда|пока|потому что)[\s'’])/giu,
    and: / (?=(?:и|а)[\s'’])/giu,
  },
  uk: {
    but: / (?=(?:але|а потім|хоча)[\s'’])/giu,
    when: / (?=(?:коли|поки|бо)[\s'’])/giu,
    and: / (?=(?:і|й|та|а)[\s'’])/giu,
  },
  el: {
    but: / (?=(?:αλλά|και μετά|αν και)[\s'’])/giu,
    when: / (?=(?:όταν|ενώ|γιατί)[\s'’])/giu,
    and: / (?=(?:και)[\s'’])/giu,
  },
  ar: { but: / (?=(?:لكن|ولكن|ثم)[\s'’])/giu, when: / (?=(?:عندما|لما|بينما|لأن)[\s'’])/giu },
  hi: {
    but: / (?=(?:लेकिन|मगर)[\s'’])/giu,
    when: / (?=(?:जब|क्योंकि)[\s'’])/giu,
    and: / (?=(?:और)[\s'’])/giu,
  },
  he: { but: / (?=(?:אבל|ואז)[\s'’])/giu, when: / (?=(?:כאשר|כי)[\s'’])/giu },
  th: { but: /(?=แต่)/giu, when: /(?=เมื่อ|ตอนที่|เพราะ)/giu },
  ja: { after: /(?<=のに|けど|けれど|たら|ので|ながら|てから|時に|ときに|とき|の時)/giu },
  zh: { but: /(?=但是|可是|结果|却|然后)/giu, after: /(?<=的时候|时候)/giu },
  ko: { after: /(?<=는데 |지만 |면서 |으면 |면 |니까 |때 )/giu },
}
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

function wordTurns(language: Language | 'en', kind: keyof TurnWords): readonly Turn[] {
  const at = TURN_WORDS[language]?.[kind]
  return at === undefined ? [] : [{ at, least: LEAST[kind] }]
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

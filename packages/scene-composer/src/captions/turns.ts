/** Where a prompt turns: the place at which its second line begins. */
import type { Language } from '../language/languages.ts'
import { capital, MAX_LINE, trimPunctuation, UNFINISHED } from './fit-line.ts'

/**
 * The words with which a second line begins, separated by "|": what contradicts the first line; after
 * a slash, what says when or why; and then what goes on.
 */
const TURN_WORDS: Readonly<Partial<Record<Language | 'en', string>>> = {
  en: "but|except|until|only to|instead of|even though|although|and then|then|yet|so i|so i'm|so we|so he|so she|so they|and i|and i'm|and we|and he|and she|and they|and now|and it / when|while|because|whenever|as soon as|every time|before i|before we|before he|before she|before they|after i|after we|after he|after she|after they / and",
  es: 'pero|aunque|sino|hasta que|y luego|y entonces|en vez de|en lugar de / cuando|mientras|porque|después de|antes de / y|e',
  fr: "mais|alors que|alors qu|sauf que|et puis|jusqu'à ce que|au lieu de|au lieu d|plutôt que / quand|lorsque|lorsqu|pendant que|parce que|parce qu|avant de|après avoir / et",
  de: 'aber|obwohl|trotzdem|und dann|bis|anstatt|statt|sondern / wenn|während|weil|sobald|bevor|nachdem / und',
  pt: 'mas|só que|embora|até que|e depois|em vez de|ao invés de / quando|enquanto|porque|depois de|antes de / e',
  it: 'ma|però|anche se|finché|e poi|invece di / quando|mentre|perché|prima di|dopo aver / e|ed',
  nl: 'maar|hoewel|en dan|en toen|in plaats van|totdat / als|wanneer|terwijl|omdat|voordat|nadat / en',
  pl: 'ale|choć|chociaż|a potem|a jednak|zamiast|aż / gdy|kiedy|bo|zanim|podczas gdy|ponieważ / i|a',
  tr: 'ama|fakat|ancak /  / ve',
  sv: 'men|fast|och sen|istället för|tills / när|medan|eftersom|innan / och',
  da: 'men|selvom|og så|i stedet for / når|mens|fordi / og',
  no: 'men|selv om|og så|i stedet for / når|mens|fordi / og',
  fi: 'mutta|vaikka|ja sitten / kun|koska / ja',
  id: 'tapi|padahal|terus / ketika|saat|karena|pas / dan',
  cs: 'ale|i když|a pak|místo / když|protože|zatímco / a',
  ro: 'dar|deși|și apoi|în loc să / când|pentru că|în timp ce / și',
  hu: 'de|pedig|aztán / amikor|mert|miközben / és',
  vi: 'nhưng|rồi / khi|vì|trong khi / và',
  ru: 'но|а потом|хотя|вместо / когда|пока|потому что / и|а',
  uk: 'але|а потім|хоча|замість / коли|поки|бо / і|й|та|а',
  el: 'αλλά|και μετά|αν και / όταν|ενώ|γιατί / και',
  ar: 'لكن|ولكن|ثم / عندما|لما|بينما|لأن',
  hi: 'लेकिन|मगर / जब|क्योंकि / और',
  he: 'אבל|ואז / כאשר|כי',
  th: 'แต่ / เมื่อ|ตอนที่|เพราะ',
  zh: '但是|可是|结果|却|然后',
}

/** Words that end a first line, in languages that put them there. */
const ENDING_WORDS: Readonly<Partial<Record<Language | 'en', string>>> = {
  ja: 'のに|けど|けれど|たら|ので|ながら|てから|時に|ときに|とき|の時',
  zh: '的时候|时候',
  ko: '는데 |지만 |면서 |으면 |면 |니까 |때 ',
}
/** Languages without spaces between words. */
const JOINED: ReadonlySet<string> = new Set(['ja', 'zh', 'th'])

/** A prompt turns at a full stop, a comma, or a word that contradicts, dates or goes on. */
export type TurnKind = 'sentence' | 'but' | 'comma' | 'when' | 'and'

/** How many words each line needs. */
const LEAST: Readonly<Record<TurnKind, readonly [first: number, second: number]>> = {
  sentence: [2, 1],
  but: [1, 2],
  comma: [2, 2],
  when: [1, 2],
  and: [2, 3],
}
const PUNCTUATION: Readonly<Partial<Record<TurnKind, RegExp>>> = {
  sentence: /(?<=[.!?…]) (?=\S)|(?<=[。！？])(?=.)/gu,
  comma: /(?<=[,;]) |(?<=[、，；،])| [–—-] /gu,
}
const WORD_KINDS: Readonly<Partial<Record<TurnKind, number>>> = { but: 0, when: 1, and: 2 }

/** Where a second line may begin. */
function placesOf(text: string, language: Language | 'en' | undefined, kind: TurnKind): number[] {
  const punctuation = PUNCTUATION[kind]
  if (punctuation !== undefined) return [...text.matchAll(punctuation)].map(({ index }) => index)
  if (language === undefined) return []
  const said = (words = '') => words.split('|').filter((word) => word !== '')
  const lower = text.toLowerCase()
  const words = TURN_WORDS[language]?.split(' / ')[WORD_KINDS[kind] ?? 0]
  const starts = said(words).flatMap((word) =>
    JOINED.has(language)
      ? everyPlace(lower, word)
      : [' ', "'"].flatMap((end) => everyPlace(lower, ` ${word}${end}`)),
  )
  const ends = kind === 'but' ? said(ENDING_WORDS[language]) : []
  return [
    ...starts,
    ...ends.flatMap((word) => everyPlace(lower, word).map((at) => at + word.length)),
  ]
}

function everyPlace(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

/** Somebody who is too short for a line. */
const ME = /^(?:me|i|yo|moi|ich|eu|io|ik|ja|я|jag|jeg)$/iu

/** The two lines of a text that turns in this way. The most even turn wins. */
export function splitAtTurn(
  text: string,
  language: Language | 'en' | undefined,
  kind: TurnKind,
): readonly [string, string] | undefined {
  const found = placesOf(text, language, kind).flatMap((index) => {
    const lines = [text.slice(0, index), text.slice(index).replace(/^[\s–—-]+/, '')].map(
      trimPunctuation,
    )
    const [first = '', second = ''] = lines
    const isFull = wordsIn(first) >= LEAST[kind][0] && wordsIn(second) >= LEAST[kind][1]
    const fits = lines.every((line) => [...line].length <= MAX_LINE)
    return isFull && fits && !ME.test(first) && !UNFINISHED.test(first)
      ? [[capital(first), second] as const]
      : []
  })
  const unevenness = ([first, second]: readonly [string, string]) =>
    Math.abs(first.length - second.length)
  return found.toSorted((a, b) => unevenness(a) - unevenness(b))[0]
}

/** Two or three characters of a script without spaces are about a word. */
const wordsIn = (text: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
    ? [...text].length / 2
    : text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length

import type { SettingName } from '@memesmith/scenes'
import { singularsOf } from '../language/plurals.ts'
import { isGerund, verbOf } from '../language/verbs.ts'
import type { Lexicon } from '../lexicon/create-lexicon.ts'
import { settingOf } from '../settings/settings.ts'
import { isAlive, type Thing } from '../things/thing.ts'
import { joinCompounds } from './join-compounds.ts'
import type { Mention } from './mention.ts'
import { isSeenPlace } from './seen-places.ts'
import { senseOf } from './sense-rules.ts'
import type { Token } from './tokens.ts'

/** The things and the setting that a prompt names. */
export interface Mentions {
  things: Mention[]
  setting: SettingName | undefined
  /** Whether the setting's words follow a preposition such as "in" or "at". */
  settingIsSaid: boolean
}

const LONGEST = 4
/** Words for numbers; index 0 is for two. */
const NUMBER_WORDS =
  'two both couple pair|three few|several four|five group team gang|six bunch pack|seven many herd flock|eight|nine ten dozen hundred thousand million army crowd hundreds thousands horde swarm'
const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.split('|').flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 2] as const),
  ),
)
const MOST = 9
const PLACING = new Set('in at on inside through under across into near around'.split(' '))
const SPECIFIC = new Set('the a an my your our his her their this that some its'.split(' '))
/** Words that usually mean something else than the thing of that name. */
const ONLY_AFTER_ARTICLE = new Set(
  'fly can watch work love test saw show bar light play plan orange like bow trip wave ram ring rings pin build queue fix date rock star drop date release wait cold goal cook guard launch file key fortune match general bank bolt run hack train game uses crane works watches waits runs tests fixes builds ships drops plays pick sign fan board note notes read reading second minute bug bugs parking leaves'.split(
    ' ',
  ),
)

/** Finds the things and the setting that a prompt names. Longer names win. */
export function findMentions(tokens: readonly Token[], lexicon: Lexicon): Mentions {
  const mentions: Mentions = { things: [], setting: undefined, settingIsSaid: false }
  let index = 0
  while (index < tokens.length)
    index = Math.max(index + 1, readAt(tokens, index, lexicon, mentions))
  mentions.things = joinCompounds(tokens, mentions.things)
  return mentions
}

function readAt(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
  mentions: Mentions,
): number {
  for (let length = Math.min(LONGEST, tokens.length - start); length > 0; length--) {
    const part = tokens.slice(start, start + length)
    if (part.slice(0, -1).some((token) => token.endsClause)) continue
    const words = part.map((token) => token.word).join(' ')
    const sense = length === 1 ? senseOf(tokens, start) : undefined
    if (sense !== undefined) {
      const meant = lexicon.ofEmoji(sense.means ?? '')
      if (meant !== undefined)
        mentions.things.push(mentionOf(tokens, start, length, meant, words, lexicon))
      return start + 1
    }
    const placed = readPlace(tokens, start, words, mentions)
    const typed = part[0]?.isEmoji ? lexicon.ofEmoji(words) : undefined
    const isAction = length === 1 && isVerbOf(tokens, start, mentions.things)
    const thing = typed ?? (isAction ? undefined : findThing(tokens, start, words, lexicon))
    if (thing === undefined) {
      if (placed) return start + length
      continue
    }
    // "in the office" names a place, not a thing to draw.
    if (placed && !isAlive(thing) && !isSeenPlace(words, mentions.settingIsSaid, thing))
      return start + length
    mentions.things.push(mentionOf(tokens, start, length, thing, typed?.name ?? words, lexicon))
    return start + length
  }
  return start + 1
}

/** Whether a word is a verb here: "drinks" in "a penguin drinks coffee". */
function isVerbOf(tokens: readonly Token[], start: number, things: readonly Mention[]): boolean {
  const verb = verbOf(tokens[start]?.word ?? '')
  const subject = things.at(-1)
  return (
    verb?.form === 'third' &&
    subject?.end === start &&
    !subject.plural &&
    isAlive(subject.thing) &&
    !tokens[start - 1]?.isOwner
  )
}

function findThing(
  tokens: readonly Token[],
  start: number,
  words: string,
  lexicon: Lexicon,
): Thing | undefined {
  const before = tokens[start - 1]?.word ?? ''
  if (!words.includes(' ')) {
    if (words.length < 2) return undefined
    if (ONLY_AFTER_ARTICLE.has(words) && !SPECIFIC.has(before) && !NUMBERS.has(before)) {
      return isUsedAsNoun(tokens, start, words) ? lexicon.find(words) : undefined
    }
    if (isGerund(words) && verbOf(words) !== undefined && start > 0) return undefined
  }
  return lexicon.find(words)
}

/**
 * Whether an ambiguous word is a noun here, such as "reading" alone or "match" in "chess match".
 */
function isUsedAsNoun(tokens: readonly Token[], start: number, words: string): boolean {
  if (tokens.length === 1) return true
  const after = tokens[start + 1]?.word ?? ''
  if (
    start === 0 &&
    (isGerund(after) ||
      verbOf(after)?.form === 'third' ||
      PLACING.has(after) ||
      /^(?:vs|versus|and|with)$/.test(after))
  )
    return true
  if (words === 'bug' || words === 'bugs') return true
  const before = tokens[start - 1]?.word ?? ''
  return /^(?:and|vs|versus|with|of|for|no|about|riding|holding|eating|black|brown|polar|tiny|giant|baby|little|angry|big|old|new|wild)$/.test(
    before,
  )
}

function readPlace(
  tokens: readonly Token[],
  start: number,
  words: string,
  mentions: Mentions,
): boolean {
  const before = [
    tokens[start - 1]?.word ?? '',
    tokens[start - 2]?.word ?? '',
    tokens[start - 3]?.word ?? '',
  ]
  const said = [...before, words.split(' ')[0] ?? ''].some((word) => PLACING.has(word))
  const forms = [words, ...singularsOf(words)]
  const setting = forms.map((form) => settingOf(form, said)).find((name) => name !== undefined)
  if (setting === undefined) return false
  if (mentions.setting === undefined || (said && !mentions.settingIsSaid)) {
    mentions.setting = setting
    mentions.settingIsSaid = said
  }
  return true
}

function mentionOf(
  tokens: readonly Token[],
  start: number,
  length: number,
  thing: Thing,
  words: string,
  lexicon: Lexicon,
): Mention {
  const singular = singularsOf(words).find((form) => lexicon.find(form)?.emoji === thing.emoji)
  const said = countBefore(tokens, start)
  const plural = (singular !== undefined || said > 1) && !tokens[start]?.isEmoji
  return {
    thing,
    noun: singular ?? words,
    plural,
    count: Math.min(MOST, said > 1 ? said : manyOf(words, plural && isAlive(thing))),
    start,
    end: start + length,
  }
}

const PAIRS = new Set('parents in-laws grandparents twins newlyweds'.split(' '))

const manyOf = (words: string, isMany: boolean): number => (isMany ? (PAIRS.has(words) ? 2 : 3) : 1)

function countBefore(tokens: readonly Token[], start: number): number {
  for (const back of [1, 2, 3]) {
    const token = tokens[start - back]
    if (token === undefined || token.endsClause) return 1
    const count = NUMBERS.get(token.word) ?? (/^\d{1,6}$/.test(token.word) ? Number(token.word) : 0)
    if (count > 0) return count
    if (SPECIFIC.has(token.word) || PLACING.has(token.word) || isGerund(token.word)) return 1
  }
  return 1
}

/**
 * Reads what somebody types as a topic.
 *
 * Problem: "my boss", "when my boss replies all" and "tea or coffee" need sentences of other kinds.
 * Approach: two things are split at the word between them; a sentence is recognized by what it begins
 * with and its verb, and becomes a noun phrase by its gerund: "my boss replying all".
 * Limits: English. Of other languages the words are taken as a noun phrase. A sentence whose verb is not
 * known stays a noun phrase, unless it begins with "when".
 */
import { cleanPrompt } from '@memesmith/scene-composer/clean-prompt'
import { trimEnd } from '@memesmith/scene-composer/trim-end'
import { gerundOf, isGerund, verbOf } from '@memesmith/scene-composer/verbs'
import type { Topic } from './topic.ts'

const MAX_PART_LENGTH = 60

/** What stands before a sentence. */
const OPENING =
  /^(?:(?:that|the) (?:feeling|moment|face|look) when|(?:me|my face|mood|mfw|tfw),? when(?:ever)?|pov:?|when(?:ever)?|if|how|because)\s+(?=\S)/i

interface PairForm {
  /** What stands before the first thing, if something has to. */
  readonly after?: RegExp
  readonly between: RegExp
  /** Whether what is said first is what somebody chose. */
  readonly isTurned?: true
}

/** How two things are compared. Each is tried in turn. */
const PAIRS: readonly PairForm[] = [
  { after: /^expectations?:? /i, between: / reality:? /i },
  { after: /\bbetween /i, between: / and /i },
  { between: / (?:vs|vs\.|versus) /i },
  { between: / \/ / },
  { after: /^not /i, between: / but /i },
  { between: / (?:instead of|rather than) /i, isTurned: true },
  { between: / or /i },
]

const PRONOUN =
  /^(?:i|you|he|she|we|they|it|nobody|everyone|everybody|someone|somebody|this|there)$/
const CONTRACTED = /^(i|you|he|she|we|they|it|that|there|who)['’](?:m|re|s)$/
const BE = /^(?:am|is|are|was|were)$/
const NOT_BE = /^(?:isn|aren|wasn|weren)['’]t$/
const MODAL = /^(?:will|would|should|must|might|could|did|does|do)$/
const NOT_MODAL = /^(?:won|wouldn|shouldn|don|doesn|didn)['’]t$/
const ABLE = /^(?:can)$/
const NOT_ABLE = /^(?:can['’]t|cannot|couldn['’]t)$/
const HAVE = /^(?:has|have|had)$/
const ADVERB = /^(?:always|never|just|still|also|only|really|finally|suddenly|already|even|again)$/
/** A noun phrase that goes on with a sentence of its own: "people who can't park". */
const RELATIVE = /^(?:who|that|which|where|whose|when|because|if)$/
const DETERMINER = /^(?:my|your|his|her|our|their|the|a|an|this|that|these|those|every|no)$/
const OBJECTS: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them', we: 'us' }

/** People and animals, which do things. Alone, they are those of the speaker. */
const THE_SPEAKERS = new Set(
  'boss cat dog mom mum mother dad father brother sister teacher professor roommate flatmate neighbor neighbour girlfriend boyfriend wife husband ex crush landlord therapist dentist doctor toddler baby kid son daughter grandma grandpa aunt uncle boyfriend manager coworker colleague barber hamster parrot rabbit phone laptop car computer printer alarm diet plant inbox salary rent job bed fridge password'.split(
    ' ',
  ),
)
/** Things of which one alone is no topic. */
const MANY = new Set(
  'meeting exam deadline spreadsheet email date wedding party interview test essay hangover holiday presentation bug queue dentist airport'.split(
    ' ',
  ),
)

/** Reads a topic. An empty text gives an empty topic. */
export function readTopic(text: string): Topic {
  const plain = withoutEnd(cleanPrompt(text.replace(/\s+/g, ' ').trim()))
  if (plain === '') return {}
  const opening = OPENING.exec(plain)?.[0] ?? ''
  const said = plain.slice(opening.length)
  const pair = pairIn(said)
  const verb = verbIn(said.split(' '), opening !== '')
  if (verb === undefined && opening === '') return { noun: nounOf(said), ...(pair && { pair }) }
  const clause = lowered(said)
  const noun = verb && nounOfClause(said.split(' '), verb)
  return { clause, ...(noun !== undefined && { noun }), ...(pair && { pair }) }
}

const withoutEnd = (text: string): string => trimEnd(text, /[\s.!?,;:…/]/)

function pairIn(text: string): readonly [string, string] | undefined {
  for (const { after, between, isTurned } of PAIRS) {
    const before = after === undefined ? { index: 0, 0: '' } : after.exec(text)
    if (before === null) continue
    const rest = text.slice(before.index + before[0].length)
    const found = between.exec(rest)
    if (found === null) continue
    const parts = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)].map(
      (part) => nounOf(withoutEnd(part.replace(/^(?:whether |either )?(?:to )?/i, ''))),
    )
    const [one = '', other = ''] = isTurned ? parts.toReversed() : parts
    const isUsable = parts.every((part) => part !== '' && part.length <= MAX_PART_LENGTH)
    return isUsable ? [one, other] : undefined
  }
  return undefined
}

/** Where the verb of a sentence is, and what it is as a gerund. */
interface FoundVerb {
  /** Words before it are the subject. */
  readonly at: number
  /** The first word after what the gerund replaces. */
  readonly end: number
  /** Undefined if the verb is not known. */
  readonly gerund: string | undefined
}

/** A sentence has its verb in its first words. */
const MAX_SUBJECT_WORDS = 6

function verbIn(words: readonly string[], isSentence: boolean): FoundVerb | undefined {
  const lower = words.map((word) => word.toLowerCase())
  const first = lower[0] ?? ''
  if (isGerund(first)) return undefined
  if (CONTRACTED.test(first)) return gerundAt(lower, 0, 1, 'being')
  for (let at = 1; at <= MAX_SUBJECT_WORDS && at < words.length; at += 1) {
    const word = lower[at] ?? ''
    if (RELATIVE.test(word)) return undefined
    if (ADVERB.test(word)) continue
    const found = auxiliaryAt(lower, at) ?? plainVerbAt(lower, at, isSentence)
    if (found !== undefined) return found
    if (PRONOUN.test(first) && at === 1) return { at, end: at, gerund: undefined }
  }
  return undefined
}

function auxiliaryAt(words: readonly string[], at: number): FoundVerb | undefined {
  const word = words[at] ?? ''
  if (BE.test(word)) return gerundAt(words, at, at + 1, 'being')
  if (NOT_BE.test(word)) return gerundAt(words, at, at + 1, 'not being')
  if (HAVE.test(word)) return { at, end: at + 1, gerund: 'having' }
  if (ABLE.test(word)) return { at, end: at + 1, gerund: 'being able to' }
  if (NOT_ABLE.test(word)) return { at, end: at + 1, gerund: 'not being able to' }
  const isNot = NOT_MODAL.test(word)
  if (!isNot && !MODAL.test(word)) return undefined
  const base = verbOf(words[at + 1] ?? '')
  if (base?.form !== 'base') return { at, end: at, gerund: undefined }
  return { at, end: at + 2, gerund: `${isNot ? 'not ' : ''}${gerundOf(base.base)}` }
}

/** "is calling" is "calling", not "being calling". */
function gerundAt(words: readonly string[], at: number, end: number, being: string): FoundVerb {
  const next = words[end] ?? ''
  if (!isGerund(next)) return { at, end, gerund: being }
  return { at, end: end + 1, gerund: being.replace('being', next) }
}

function plainVerbAt(
  words: readonly string[],
  at: number,
  isSentence: boolean,
): FoundVerb | undefined {
  const verb = verbOf(words[at] ?? '')
  if (verb === undefined || verb.form === 'gerund') return undefined
  const found = { at, end: at + 1, gerund: gerundOf(verb.base) }
  const [first = '', before = ''] = [words[0], words[at - 1]]
  if (PRONOUN.test(first)) return found
  // "my morning walks" and "my lost keys" are things, "my dog walks" and "my dog lost" are not.
  const isDoer = THE_SPEAKERS.has(before) && (at > 1 || !DETERMINER.test(first))
  if (verb.form === 'third') return isDoer || isSentence ? found : undefined
  if (verb.form === 'past') return isDoer || (at > 1 && DETERMINER.test(first)) ? found : undefined
  // "my plants die", but not "my work day".
  return at > 1 && /[^s]s$/.test(before) && DETERMINER.test(first) ? found : undefined
}

function nounOfClause(
  words: readonly string[],
  { at, end, gerund }: FoundVerb,
): string | undefined {
  if (gerund === undefined) return undefined
  const subject = at === 0 ? [(words[0] ?? '').split(/['’]/)[0] ?? ''] : words.slice(0, at)
  const [first = ''] = subject
  const rest = words.slice(end)
  const lower = first.toLowerCase()
  if (lower === 'there') return undefined
  const adverbless = subject.filter((word) => !ADVERB.test(word))
  if (lower === 'i' || lower === 'you') return [gerund, ...rest].join(' ')
  const named = OBJECTS[lower]
  return lowered([...(named === undefined ? adverbless : [named]), gerund, ...rest].join(' '))
}

/** A noun phrase as people say it: "cat" is "my cat", and "meeting" is "meetings". */
function nounOf(text: string): string {
  const word = text.toLowerCase()
  if (THE_SPEAKERS.has(word)) return `my ${word}`
  if (MANY.has(word)) return `${word.replace(/y$/, 'ie')}s`
  return lowered(text)
}

/** A text that goes on in a sentence: only names begin with a capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ')
  const lower = first.toLowerCase()
  const isUsual =
    lower !== 'i' && (DETERMINER.test(lower) || PRONOUN.test(lower) || isGerund(lower))
  return isUsual ? lower + text.slice(first.length) : text
}

/**
 * Splits the prompt into who, does what, where: "a grumpy cat" + "riding a rocket through space".
 *
 * This is no parser of English. It finds the first verb that can only be the prompt's action and
 * takes what stands before it as who. What it can't read it leaves whole, for captions that quote.
 */
import { gerundOf, isGerund, verbOf } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import type { Mention } from './mention.ts'
import { type Token, writtenBetween } from './tokens.ts'

export interface Clause {
  /** "when", "me when", "POV" … in front of the rest; "my dog when …" is a reaction. */
  readonly opener: 'when' | 'pov' | 'me-when' | 'reaction' | undefined
  /** Tokens of who acts: from, to. */
  readonly who: readonly [number, number]
  /** Index of the action's first token, if there is an action. */
  readonly verbAt: number | undefined
  /** The action's verb in its base form. */
  readonly verb: string | undefined
  /** The action as "riding a rocket". */
  readonly doing: string | undefined
  /** It says how things are ("the wifi is down") and not what somebody does. */
  readonly isStatement: boolean
  /** All but the opener, as written. */
  readonly rest: string
}

const DETERMINERS = new Set(
  'a an the my your our his her their this that some two three four five every'.split(' '),
)
const FUNCTION_WORDS = new Set(
  'a an the my your our his her their to in on at with for of from into about over and or that than me you it them him by as up down out off'.split(
    ' ',
  ),
)
const AUXILIARIES = new Set(
  'is are was were am be been being has have had will would can could should does do did gets keeps'.split(
    ' ',
  ),
)
const PLURAL_PRONOUNS = new Set('i you we they people'.split(' '))
const SINGULAR_PRONOUNS = new Set(
  'he she it who nobody everyone everybody someone somebody'.split(' '),
)
const INDEFINITE = /^(?:nobody|everyone|everybody|someone|somebody)$/

const NO_DEED = { verbAt: undefined, verb: undefined, doing: undefined } as const

/** Reads the clause that a prompt is. */
export function splitClause(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Clause {
  const { opener, start: afterOpener } = readOpener(tokens)
  const start = opener === undefined ? skipPlace(tokens, mentions) : afterOpener
  const written = (from: number, to: number) => writtenBetween(text, tokens, from, to)
  const whenAt = tokens.findIndex(
    ({ word }, index) => word === 'when' && index > start && index <= 6,
  )
  if (opener === undefined && whenAt > 0) {
    const who = [start, whenAt] as const
    const rest = written(whenAt + 1, tokens.length)
    return { opener: 'reaction', who, ...NO_DEED, isStatement: false, rest }
  }
  if (opener === undefined && isConfession(tokens, mentions)) {
    const rest = `I ${lowerFirst(written(0, tokens.length))}`
    const who = [0, 0] as const
    return { opener: 'when', who, ...NO_DEED, isStatement: false, rest }
  }
  const end = clauseEnd(tokens, start)
  const verbAt = findVerb(tokens, mentions, start, end)
  const token = verbAt === undefined ? undefined : tokens[verbAt]
  const rest = written(opener === undefined ? 0 : start, tokens.length)
  const isStatement = isState(tokens, mentions, start, verbAt)
  if (verbAt === undefined || token === undefined) {
    return { opener, who: [start, end], ...NO_DEED, isStatement, rest }
  }
  const isUnnamed = !mentions.some((mention) => mention.start === start)
  const known = verbOf(token.word)
  const gerund = isGerund(token.word) ? token.word : gerundOf(known?.base ?? token.word)
  let whoEnd = verbAt
  while (whoEnd > start && AUXILIARIES.has(tokens[whoEnd - 1]?.word ?? '')) whoEnd--
  // "a person who forgot …" and "how it feels to …" have a verb but say nobody's action.
  const isEmbedded =
    tokens.slice(start, verbAt).some(({ word }) => EMBEDDING.has(word)) ||
    (PRONOUN.test(tokens[verbAt - 1]?.word ?? '') && verbAt - 1 > start)
  // "accidentally liking a photo" is done by nobody called "accidentally".
  const hasAdverb = verbAt === start + 1 && /ly$/.test(tokens[start]?.word ?? '') && isUnnamed
  const adverb = hasAdverb ? written(start, verbAt).toLowerCase() : ''
  const doing = [adverb, gerund, written(verbAt + 1, end)].filter((part) => part !== '').join(' ')
  return {
    opener,
    who: [start, hasAdverb ? start : whoEnd],
    verbAt,
    verb: intendedVerb(tokens, verbAt) ?? known?.base,
    doing: isEmbedded ? undefined : doing,
    isStatement,
    rest,
  }
}

/** "on the beach a penguin …": who acts comes after the place. */
function skipPlace(tokens: readonly Token[], mentions: readonly Mention[]): number {
  if (!/^(?:in|on|at|inside|under|near)$/.test(tokens[0]?.word ?? '')) return 0
  const actor = mentions.find(({ thing, start }) => isAlive(thing) && start > 1)
  const from = tokens.findLastIndex(
    ({ word }, index) => actor !== undefined && index < actor.start && DETERMINERS.has(word),
  )
  return from > 1 ? from : 0
}

/** "forgot my homework on the bus": I did. */
function isConfession(tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return false
  const isNoun = mentions.some(({ start }) => start === 0)
  return !isNoun && verbOf(first.word)?.form === 'past' && FUNCTION_WORDS.has(second.word)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "drive" in "learning to drive": what it is all about. */
function intendedVerb(tokens: readonly Token[], verbAt: number): string | undefined {
  const [to, verb] = tokens.slice(verbAt + 1, verbAt + 3)
  const intended = to?.word === 'to' ? verbOf(verb?.word ?? '') : undefined
  return intended?.form === 'base' ? intended.base : undefined
}

/** "exam tomorrow and I know nothing" is not about knowing. */
const PRONOUN = /^(?:i|we|you|he|she|it|they)$/
const EMBEDDING = new Set('who that which how what why where if whose because until'.split(' '))

function readOpener(tokens: readonly Token[]): { opener: Clause['opener']; start: number } {
  const [first = '', second = '', third = ''] = tokens.map((token) => token.word)
  if (first === 'pov') return { opener: 'pov', start: 1 }
  if (first === 'me' && second === 'when') return { opener: 'me-when', start: 2 }
  if (first === 'that' && second === 'moment' && third === 'when')
    return { opener: 'when', start: 3 }
  if (first === 'every' && second === 'time') return { opener: 'when', start: 2 }
  if (['when', 'whenever', 'if'].includes(first)) return { opener: 'when', start: 1 }
  return { opener: undefined, start: 0 }
}

/** Where the first clause ends; a very short first part ("Monday, …") doesn't count. */
function clauseEnd(tokens: readonly Token[], start: number): number {
  for (let index = start + 2; index < tokens.length; index++) {
    const { word } = tokens[index] ?? { word: '' }
    if (tokens[index - 1]?.endsClause) return index
    if (['while', 'because', 'but', 'whilst'].includes(word)) return index
  }
  return tokens.length
}

function findVerb(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  start: number,
  end: number,
): number | undefined {
  const inMention = (index: number) =>
    mentions.some(
      ({ thing, start: from, end: to }) =>
        index >= from &&
        index < to &&
        (from > start || index > from || to - from > 1) &&
        !(index === from && ['tech', 'idea'].includes(thing.kind)),
    )
  for (let index = start; index < end; index++) {
    const word = tokens[index]?.word ?? ''
    const isAttached =
      index === start &&
      ADJECTIVAL.has(word) &&
      mentions.some((mention) => mention.start === index + 1)
    const isNamed = isAttached || NAMING.has(tokens[index + 1]?.word ?? '')
    if (isGerund(word) && !isNamed && !isAdjective(tokens, index, end) && !inMention(index))
      return index
    if (index > start && isFiniteVerb(tokens, mentions, index, start)) return index
  }
  return undefined
}

/** After an -ing form, these make a noun of it: "waiting room", "swimming pool". */
const NAMING = new Set(
  'room machine pool lot spot space list bag pass table pan license licence school lesson lessons class test ticket mall cart center centre card track shoes suit board desk chair screen bar bottle wheel glasses contest competition hall season app job'.split(
    ' ',
  ),
)

/** Before a noun at the start, these describe it: "flying pig". */
const ADJECTIVAL = new Set(
  'flying burning dancing screaming crying sleeping smiling laughing talking running jumping singing walking melting exploding dying working swimming barking snoring levitating glowing'.split(
    ' ',
  ),
)

/** "burning" in "a burning room". */
function isAdjective(tokens: readonly Token[], index: number, end: number): boolean {
  const before = tokens[index - 1]?.word ?? ''
  const after = tokens[index + 1]
  if (after === undefined || index + 1 >= end) return false
  const isBeforeNoun = !FUNCTION_WORDS.has(after.word) && !after.isEmoji
  return isBeforeNoun && (DETERMINERS.has(before) || before === 'in')
}

/** A verb in the present or past whose subject stands right before it. */
function isFiniteVerb(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  index: number,
  start: number,
): boolean {
  const verb = verbOf(tokens[index]?.word ?? '')
  if (verb === undefined || verb.form === 'gerund') return false
  // "you accidentally unmute"
  const at = tokens[index - 1]?.word.endsWith('ly') ? index - 1 : index
  const before = tokens[at - 1]?.word ?? ''
  const subject = mentions.find((mention) => mention.end === at && mention.start >= start)
  if (PLURAL_PRONOUNS.has(before)) return verb.form !== 'third'
  if (SINGULAR_PRONOUNS.has(before)) return verb.form !== 'base'
  const isNoun = mentions.some((mention) => mention.start === index)
  if (subject === undefined || (isNoun && !(verb.form === 'third' && isAlive(subject.thing))))
    return false
  if (verb.form === 'past') return !isParticiple(tokens, index)
  return subject.plural ? verb.form === 'base' : verb.form === 'third'
}

/** "lost on the moon", "dressed as a pirate": a state and no deed. */
function isParticiple(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? ''
  const after = tokens[index + 1]?.word ?? ''
  if (/^(?:asked|told|forced|allowed|supposed|invited|made)$/.test(word) && after === 'to')
    return true
  const isAmbiguous = /ed$|^(?:lost|left|found|caught|made|built|held|paid|sent|sold|told)$/.test(
    word,
  )
  return isAmbiguous && /^(?:in|on|at|by|as|with|inside|under|from|of|without|for)$/.test(after)
}

const STATES = new Set(
  "is are was were isn't aren't won't can't doesn't don't has have had will never keeps needs costs".split(
    ' ',
  ),
)

/** "it compiles", "she's angry", "there is cake". */
function isPronounState(tokens: readonly Token[], start: number): boolean {
  const [first, second] = tokens.slice(start, start + 2)
  if (!/^(?:it|he|she|they|we|there|that|this)(?:['’]\w+)?$/.test(first?.word ?? '')) return false
  const isContracted = /['’](?:s|re|ve|ll|d)$/.test(first?.text ?? '')
  const verb = verbOf(second?.word ?? '')
  return (
    isContracted || STATES.has(second?.word ?? '') || (verb !== undefined && verb.form !== 'gerund')
  )
}

/** What nobody is busy doing: "bro thinks he's the main character". */
const STATIVE = new Set(
  'think know want need like love hate believe understand remember forget own have'.split(' '),
)

const QUESTION = /^(?:what|how|why|who|where)$/

/** "the wifi is down", "the code works": something lifeless, and what is the matter with it. */
function isState(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  start: number,
  verbAt: number | undefined,
): boolean {
  if (QUESTION.test(tokens[start]?.word ?? '')) return false
  if (INDEFINITE.test(tokens[start]?.word ?? '') && verbAt === start + 1) return true
  if (isPronounState(tokens, start)) return true
  const subject = mentions.find((mention) => mention.end === verbAt)
  const verb = verbAt === undefined ? '' : (tokens[verbAt]?.word ?? '')
  if (subject !== undefined && !isAlive(subject.thing) && !isGerund(verb)) return true
  const known = verbOf(verb)
  if (known?.form === 'third' && STATIVE.has(known.base)) return true
  if (/^(?:i|i'll|i'm|we|you|me)$/.test(tokens[start]?.word ?? '')) return false
  const state = tokens.findIndex(({ word }, index) => index > start && STATES.has(word))
  const before = tokens.slice(start, state)
  if (before.some(({ word }) => EMBEDDING.has(word) || PLURAL_PRONOUNS.has(word))) return false
  return state > 0 && (verbAt === undefined || verbAt > state + 1)
}

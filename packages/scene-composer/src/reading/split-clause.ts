/**
 * Splits the prompt into who, does what, where: "a grumpy cat" + "riding a rocket through space".
 *
 * This is no parser of English. It finds the first verb that can only be the prompt's action and
 * takes what stands before it as who. What it can't read it leaves whole, for captions that quote.
 */
import { verbOf } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import type { Clause } from './clause.ts'
import { findVerb } from './find-verb.ts'
import { AUXILIARIES, DETERMINERS } from './grammar-words.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

/** Before a "when" that is asked and dates nothing. */
const ASKS = /^(?:ask|wonder)(?:s|ed|ing)?$/
const NO_ACTION = { verbAt: undefined, verb: undefined } as const

/** Reads a prompt as one clause. */
export function splitClause(tokens: readonly Token[], mentions: readonly Mention[]): Clause {
  const { opener, start: afterOpener } = readOpener(tokens)
  const start = opener === undefined ? skipPlace(tokens, mentions) : afterOpener
  const whenAt = tokens.findIndex(
    ({ word }, index) =>
      word === 'when' && index > start && index <= 6 && !ASKS.test(tokens[index - 1]?.word ?? ''),
  )
  if (opener === undefined && whenAt > 0) {
    const who = [start, whenAt] as const
    return { opener: 'reaction', who, ...NO_ACTION }
  }
  const end = clauseEnd(tokens, start)
  const verbAt = findVerb(tokens, mentions, start, end)
  const token = verbAt === undefined ? undefined : tokens[verbAt]
  if (verbAt === undefined || token === undefined) {
    return { opener, who: [start, end], ...NO_ACTION }
  }
  const isUnnamed = !mentions.some((mention) => mention.start === start)
  const known = verbOf(token.word)
  let whoEnd = verbAt
  while (whoEnd > start && AUXILIARIES.has(tokens[whoEnd - 1]?.word ?? '')) whoEnd--
  // An adverb before the verb is not its subject: "accidentally liking a photo".
  const hasAdverb = verbAt === start + 1 && /ly$/.test(tokens[start]?.word ?? '') && isUnnamed
  return { opener, who: [start, hasAdverb ? start : whoEnd], verbAt, verb: known?.base }
}

/** The index after a place that comes first: "on the beach a penguin …". */
function skipPlace(tokens: readonly Token[], mentions: readonly Mention[]): number {
  if (!/^(?:in|on|at|inside|under|near)$/.test(tokens[0]?.word ?? '')) return 0
  const actor = mentions.find(({ thing, start }) => isAlive(thing) && start > 1)
  const from = tokens.findLastIndex(
    ({ word }, index) => actor !== undefined && index < actor.start && DETERMINERS.has(word),
  )
  return from > 1 ? from : 0
}

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

/** The index after the first clause. A very short first part ("Monday, …") doesn't count. */
function clauseEnd(tokens: readonly Token[], start: number): number {
  for (let index = start + 2; index < tokens.length; index++) {
    const { word } = tokens[index] ?? { word: '' }
    if (tokens[index - 1]?.endsClause) return index
    if (/^(?:while|because|but|whilst|that|which)$/.test(word)) return index
  }
  return tokens.length
}

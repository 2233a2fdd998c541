import { isGerund, verbOf } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import { DETERMINERS, FUNCTION_WORDS, PLURAL_PRONOUNS, SINGULAR_PRONOUNS } from './grammar-words.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

/** The index of the first verb between two tokens that can only be the action of the prompt. */
export function findVerb(
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
    if (isGerund(word) && !isAttached && !isAdjective(tokens, index, end) && !inMention(index))
      return index
    if (index > start && isFiniteVerb(tokens, mentions, index, start)) return index
  }
  return undefined
}

/** -ing forms that describe a noun after them: "flying pig". */
const ADJECTIVAL = new Set(
  'flying burning dancing screaming crying sleeping smiling laughing talking running jumping singing walking melting exploding dying working swimming barking snoring levitating glowing'.split(
    ' ',
  ),
)

/** Whether an -ing form is an adjective: "burning" in "a burning room". */
function isAdjective(tokens: readonly Token[], index: number, end: number): boolean {
  const before = tokens[index - 1]?.word ?? ''
  const after = tokens[index + 1]
  if (after === undefined || index + 1 >= end) return false
  const isBeforeNoun = !FUNCTION_WORDS.has(after.word) && !after.isEmoji
  return isBeforeNoun && (DETERMINERS.has(before) || before === 'in')
}

/** Whether a word is a finite verb whose subject stands directly before it. */
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
  if (verb.form === 'past') return true
  return subject.plural ? verb.form === 'base' : verb.form === 'third'
}

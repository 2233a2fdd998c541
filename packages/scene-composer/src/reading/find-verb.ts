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
    const isNamed = isAttached || NAMING.has(tokens[index + 1]?.word ?? '')
    if (isGerund(word) && !isNamed && !isAdjective(tokens, index, end) && !inMention(index))
      return index
    if (index > start && isFiniteVerb(tokens, mentions, index, start)) return index
  }
  return undefined
}

/** Words that turn an -ing form before them into a noun: "waiting room", "swimming pool". */
const NAMING = new Set(
  'room machine pool lot spot space list bag pass table pan license licence school lesson lessons class test ticket mall cart center centre card track shoes suit board desk chair screen bar bottle wheel glasses contest competition hall season app job'.split(
    ' ',
  ),
)

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
  if (verb.form === 'past') return !isParticiple(tokens, index)
  return subject.plural ? verb.form === 'base' : verb.form === 'third'
}

/**
 * Whether a past form is a participle, which is a state: "lost on the moon", "dressed as a pirate".
 */
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

import { isGerund, verbOf } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import { EMBEDDING, INDEFINITE, PLURAL_PRONOUNS } from './grammar-words.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

const STATES = new Set(
  "is are was were isn't aren't won't can't doesn't don't has have had will never keeps needs costs".split(
    ' ',
  ),
)

/** Whether a pronoun and its verb come first: "it compiles", "she's angry", "there is cake". */
function isPronounState(tokens: readonly Token[], start: number): boolean {
  const [first, second] = tokens.slice(start, start + 2)
  if (!/^(?:it|he|she|they|we|there|that|this)(?:['’]\w+)?$/.test(first?.word ?? '')) return false
  const isContracted = /['’](?:s|re|ve|ll|d)$/.test(first?.text ?? '')
  const verb = verbOf(second?.word ?? '')
  return (
    isContracted || STATES.has(second?.word ?? '') || (verb !== undefined && verb.form !== 'gerund')
  )
}

/** Verbs of states, not of actions: "bro thinks he's the main character". */
const STATIVE = new Set(
  'think know want need like love hate believe understand remember forget own have'.split(' '),
)

const QUESTION = /^(?:what|how|why|who|where)$/

/** Whether a clause describes a state: "the wifi is down", "the code works". */
export function isState(
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

import { isAlive } from '../things/thing.ts'
import type { Clause } from './clause.ts'
import { type Cast, STUCK } from './relate-subjects.ts'
import type { Relation } from './relations.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

/** The author of the prompt, as an actor. */
const ME: Subject = {
  thing: { emoji: '🧑', name: 'person', kind: 'face' },
  noun: 'me',
  phrase: 'a person',
  plural: false,
  count: 1,
  size: undefined,
  isBroken: false,
  start: -1,
  end: -1,
}

/** Relations in which one actor faces another. */
const FACING: ReadonlySet<Relation> = new Set(['looking', 'chasing', 'versus', 'arguing'] as const)

const isEmojiOnly = (tokens: readonly Token[]) => tokens.every(({ isEmoji }) => isEmoji)

/**
 * Adds the author as an actor: "my cat judging me", "me pretending to work when the boss walks by".
 */
export function withFirstPerson(
  cast: Cast & { relation: Relation },
  tokens: readonly Token[],
  { opener, who, verbAt }: Clause,
): Cast & { relation: Relation } {
  const { actors, objects, relation } = cast
  const [actor] = actors
  const other = objects.find(({ thing }) => isAlive(thing))
  if (actor === undefined && other !== undefined && !isEmojiOnly(tokens)) {
    const met = relation === 'idea' || relation === 'holding' ? 'together' : relation
    return { actors: [ME, other], objects: objects.filter((one) => one !== other), relation: met }
  }
  if (actor === undefined || actors.length > 1 || actor.count > 1) return cast
  if (STUCK.test(tokens[0]?.word ?? '')) {
    return { objects, actors: [ME, actor], relation: 'together' }
  }
  const isMine = opener === 'reaction' && /^(?:me|i)$/.test(tokens[who[0]]?.word ?? '')
  if (isMine) return { objects, actors: [ME, actor], relation: 'looking' }
  const [next = '', afterNext = ''] =
    verbAt === undefined ? [] : tokens.slice(verbAt + 1, verbAt + 3).map(({ word }) => word)
  const isAtMe =
    /^(?:me|us)$/.test(next) ||
    (next === 'at' && /^(?:me|us)$/.test(afterNext)) ||
    (next === 'my' && objects.length === 0)
  if (!isAtMe || opener === 'reaction') return cast
  if (relation === 'presenting') return { ...cast, relation: 'talking' }
  if (relation === 'alone' || relation === 'together') {
    return { objects, actors: [actor, ME], relation: 'looking' }
  }
  return FACING.has(relation) ? { objects, actors: [actor, ME], relation } : cast
}

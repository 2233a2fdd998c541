/** Adds the author as an actor: the first row that matches decides. */
import { isAlive } from '../things/thing.ts'
import type { Clause } from './clause.ts'
import type { Cast } from './relate-subjects.ts'
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

type Staged = Cast & { readonly relation: Relation }

/** What a row knows of a prompt. */
interface Facts extends Staged {
  readonly tokens: readonly Token[]
  readonly clause: Clause
}

interface AuthorRule {
  readonly name: string
  /** The cast with the author, or undefined if the row does not match. */
  readonly make: (facts: Facts) => Partial<Staged> | undefined
  /** A prompt, what its actors are called, and their relation. */
  readonly example: readonly [prompt: string, actors: readonly string[], relation: Relation]
}

/** Relations in which one actor faces another. */
const FACING: ReadonlySet<Relation> = new Set(['looking', 'chasing', 'versus', 'arguing'] as const)
const SPOKEN = /^(?:giving|gives|telling|tells|sending|sends|asking|asks|explaining|teaching)$/

/** Whether the action is done to the author: "judging me", "stares at me". */
function isAtMe({ tokens, clause: { verbAt, opener }, objects }: Facts): boolean {
  if (verbAt === undefined || opener === 'reaction') return false
  const [next = '', afterNext = ''] = tokens.slice(verbAt + 1, verbAt + 3).map(({ word }) => word)
  const isMe = /^(?:me|us)$/.test(next === 'at' ? afterNext : next)
  return isMe || (next === 'my' && objects.length === 0)
}

export const AUTHOR_RULES: readonly AuthorRule[] = [
  {
    name: 'what looks at the author acts, even a thing',
    make: ({ actors, objects, tokens }) => {
      const [thing] = objects
      const at = tokens.findIndex(({ word }) => /^(?:looking|staring|judging)$/.test(word))
      const isSeen = /^(?:me|at me)\b/.test(
        [tokens[at + 1], tokens[at + 2]].map((token) => token?.word).join(' '),
      )
      return actors.length === 0 && thing !== undefined && thing.start < at && isSeen
        ? { actors: [thing, ME], objects: [], relation: 'looking' }
        : undefined
    },
    example: ['my bank account looking at me', ['bank account', 'me'], 'looking'],
  },
  {
    name: 'the author meets whom the prompt names as an object',
    make: ({ actors, objects, relation, tokens }) => {
      const other = objects.find(({ thing }) => isAlive(thing))
      if (actors.length > 0 || other === undefined || tokens.every(({ isEmoji }) => isEmoji))
        return undefined
      const met = relation === 'idea' || relation === 'holding' ? 'together' : relation
      return { actors: [ME, other], objects: objects.filter((one) => one !== other), relation: met }
    },
    example: ['explaining wifi to my grandpa', ['me', 'grandpa'], 'presenting'],
  },
  {
    name: 'the author looks at who comes when',
    make: ({ actors: [actor, second], tokens, clause: { opener, who } }) =>
      actor !== undefined &&
      second === undefined &&
      opener === 'reaction' &&
      /^(?:me|i)$/.test(tokens[who[0]]?.word ?? '')
        ? { actors: [ME, actor], relation: 'looking' }
        : undefined,
    example: ['me pretending to work when the boss walks by', ['me', 'boss'], 'looking'],
  },
  {
    name: 'who is spoken to listens',
    make: (facts) => {
      const { actors, relation, tokens, clause } = facts
      const isSpoken = SPOKEN.test(tokens[clause.verbAt ?? -1]?.word ?? '')
      return actors.length === 1 && isAtMe(facts) && (isSpoken || relation === 'presenting')
        ? { relation: 'talking' }
        : undefined
    },
    example: ['my best friend giving me advice', ['best friend'], 'talking'],
  },
  {
    name: 'who does something to the author faces the author',
    make: (facts) => {
      const { actors, relation } = facts
      const [actor] = actors
      if (actor === undefined || actors.length > 1 || actor.count > 1 || !isAtMe(facts))
        return undefined
      if (relation === 'alone' || relation === 'together')
        return { actors: [actor, ME], relation: 'looking' }
      return FACING.has(relation) ? { actors: [actor, ME] } : undefined
    },
    example: ['my cat judging me', ['cat', 'me'], 'looking'],
  },
]

/** The cast with the author, if the prompt has one. */
export function withFirstPerson(staged: Staged, tokens: readonly Token[], clause: Clause): Staged {
  for (const { make } of AUTHOR_RULES) {
    const changed = make({ ...staged, tokens, clause })
    if (changed !== undefined) return { ...staged, ...changed }
  }
  return staged
}

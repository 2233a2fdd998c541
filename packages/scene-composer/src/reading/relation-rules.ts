/** How the subjects of a prompt are related: the first row that matches decides. */
import { verbOf } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { Clause } from './clause.ts'
import { type Cast, startsWithStranger } from './relate-subjects.ts'
import { type Relation, relationOfPreposition, relationOfVerb } from './relations.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

/** What a row knows of a prompt. */
interface Facts extends Cast {
  readonly tokens: readonly Token[]
  readonly clause: Clause
  /** The relation that the verb expresses by itself. */
  readonly byVerb: Relation | undefined
  readonly has: (words: RegExp) => boolean
}

interface RelationRule {
  readonly name: string
  /** The relation, or undefined if the row does not match. */
  readonly make: (facts: Facts) => Relation | undefined
  readonly example: readonly [prompt: string, relation: Relation]
}

const NEEDS_OBJECT: ReadonlySet<Relation> = new Set([
  'holding',
  'eating',
  'wearing',
  'riding',
  'jumping',
] as const)
const OF_CROWDS: ReadonlySet<Relation | undefined> = new Set([
  undefined,
  'dancing',
  'looking',
  'working',
] as const)
const FEELINGS_FOR = /^(?:afraid|scared|terrified|jealous|suspicious|proud)$/

export const RELATION_RULES: readonly RelationRule[] = [
  {
    name: 'three or more of a kind are a crowd',
    make: ({ actors: [only, second], byVerb }) =>
      only !== undefined && second === undefined && only.count >= 3 && OF_CROWDS.has(byVerb)
        ? 'crowd'
        : undefined,
    example: ['three cats dancing at a party', 'crowd'],
  },
  {
    name: 'who is asleep or in bed sleeps',
    make: ({ has, objects }) =>
      has(/^asleep$/) || objects.some(({ thing }) => thing.emoji === '🛌') ? 'sleeping' : undefined,
    example: ['dad falling asleep on the couch', 'sleeping'],
  },
  {
    name: 'a fight over something is an argument',
    make: ({ byVerb, has }) =>
      byVerb === 'versus' && has(/^(?:over|about)$/) ? 'arguing' : undefined,
    example: ['two penguins fighting over a fish', 'arguing'],
  },
  {
    name: 'a presentation is presented',
    make: ({ byVerb, objects: [object] }) =>
      byVerb === 'holding' && object?.thing.emoji === '📊' ? 'presenting' : undefined,
    example: ['a penguin giving a presentation', 'presenting'],
  },
  {
    name: 'an action without its object is told by who acts',
    make: ({ byVerb, objects, actors }) => {
      if (byVerb === undefined || !NEEDS_OBJECT.has(byVerb) || objects.length > 0) return undefined
      return actors.length >= 2 ? 'together' : actors.length === 1 ? 'alone' : 'idea'
    },
    example: ['my toddler refusing to eat', 'alone'],
  },
  {
    name: 'the verb decides',
    make: ({ byVerb }) => byVerb,
    example: ['duck chasing a cat', 'chasing'],
  },
  {
    name: 'things compared face each other',
    make: ({ tokens, actors, objects: [first, second] }) =>
      actors.length === 0 && first !== undefined && second !== undefined
        ? tokens
            .slice(first.end, second.start)
            .map(({ word }) => relationOfPreposition(word))
            .find((relation) => relation === 'versus')
        : undefined,
    example: ['tea or coffee', 'versus'],
  },
  {
    name: 'a stranger is drawn as a person',
    make: ({ tokens, clause, actors, objects }) => {
      const [object] = objects
      return actors.length === 0 &&
        object !== undefined &&
        clause.verbAt === undefined &&
        startsWithStranger(tokens, objects)
        ? (byPreposition(tokens.slice(0, object.start), object) ?? 'idea')
        : undefined
    },
    example: ['elon musk on a horse', 'riding'],
  },
  {
    name: 'things without an actor are reacted to',
    make: ({ actors, objects: [object] }) =>
      actors.length > 0
        ? undefined
        : object !== undefined && isAlive(object.thing)
          ? 'together'
          : 'idea',
    example: ['javascript', 'idea'],
  },
  {
    name: 'what somebody owns, or needs for a job, is held',
    make: ({ tokens, actors, objects }) => {
      const [first, second] = inOrder(actors, objects)
      const isOwned = tokens[(first?.end ?? 0) - 1]?.isOwner && second && !isAlive(second.thing)
      return first?.isGuess || second?.isGuess || isOwned ? 'holding' : undefined
    },
    example: ["my boyfriend's video game addiction", 'holding'],
  },
  {
    name: 'who is on the way does not ride',
    make: ({ has }) => (has(/^way$/) ? 'alone' : undefined),
    example: ['my dog on the way to the vet', 'alone'],
  },
  {
    name: 'the preposition decides',
    make: ({ tokens, actors, objects }) => {
      const [first, second] = inOrder(actors, objects)
      if (first === undefined || second === undefined) return 'alone'
      return byPreposition(tokens.slice(first.end, second.start), second)
    },
    example: ['frog on a skateboard', 'riding'],
  },
  {
    name: 'others stand together',
    make: () => 'together',
    example: ['a cat and a dog', 'together'],
  },
]

/** The relation of the subjects. */
export function relationOf(tokens: readonly Token[], clause: Clause, cast: Cast): Relation {
  const verb = clause.verb ?? passiveVerb(tokens)
  const byVerb = verb === undefined ? undefined : relationOfVerb(verb)
  const has = (words: RegExp) => tokens.some(({ word }) => words.test(word))
  const facts = { ...cast, tokens, clause, byVerb, has }
  return RELATION_RULES.map(({ make }) => make(facts)).find(Boolean) ?? 'together'
}

const inOrder = (actors: readonly Subject[], objects: readonly Subject[]) =>
  [...actors, ...objects].toSorted((a, b) => a.start - b.start)

/** The verb of a passive: "chase" in "a cyclist chased by a goose". */
function passiveVerb(tokens: readonly Token[]): string | undefined {
  const by = tokens.findIndex(({ word }) => word === 'by')
  const verb = verbOf(tokens[by - 1]?.word ?? '')
  return verb?.form === 'past' ? verb.base : undefined
}

/** The relation by preposition. The last one counts: "in a burning room with coffee". */
function byPreposition(between: readonly Token[], { thing }: Subject): Relation | undefined {
  const relation = between
    .map(({ word }) => relationOfPreposition(word))
    .findLast((found) => found !== undefined)
  if (between.some(({ word }) => FEELINGS_FOR.test(word))) return 'looking'
  const meets = isAlive(thing) ? 'together' : 'looking'
  if (relation === 'inside') return recordOf(thing.emoji).isContainer ? 'inside' : meets
  if (relation === 'riding' && (thing.kind === 'idea' || thing.kind === 'tech')) return 'looking'
  if (relation === 'holding' || relation === 'looking')
    return isAlive(thing) ? 'together' : relation
  return relation
}

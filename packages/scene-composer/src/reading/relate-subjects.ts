import { isGerund } from '../language/verbs.ts'
import { isAlive } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { Clause } from './clause.ts'
import { type Relation, relationOfPreposition } from './relations.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

/** Who acts, and on what. */
export interface Cast {
  readonly actors: readonly Subject[]
  readonly objects: readonly Subject[]
}

/** Divides the subjects into actors, before the verb, and objects, after it. */
export const castOf = (
  subjects: readonly Subject[],
  clause: Clause,
  tokens: readonly Token[],
): Cast => withPicturedActor(rolesOf(subjects, clause, tokens))

function rolesOf(subjects: readonly Subject[], clause: Clause, tokens: readonly Token[]): Cast {
  const heads = subjects.filter((subject) => !isOwner(subject, subjects, tokens))
  const { who, verbAt, opener } = clause
  const [hero] = heads
  const isReacting = opener === 'reaction' && !isGerund(tokens[0]?.word ?? '')
  if (isReacting && hero !== undefined && hero.end === who[1] && hero.start < 3)
    return { actors: [hero], objects: unique(heads.slice(1)) }
  const split = verbAt ?? who[1]
  const before = heads.filter(({ start }) => start < split)
  const after = heads.filter(({ start }) => start >= split)
  if (verbAt === undefined) {
    const hasStranger = opener === undefined && startsWithStranger(tokens, heads)
    if (hasStranger) return { actors: [], objects: unique(heads) }
    return actingThing(heads, clause, tokens) ?? cast(heads)
  }
  if (alive(before).length > 0)
    return { actors: alive(before), objects: unique([...after, ...lifeless(before)]) }
  if (opener !== undefined) return cast([...before, ...after])
  if (tokens[verbAt]?.word === 'being') return cast(after)
  const heroes = before.filter(({ thing }) => thing.kind !== 'idea')
  const ideas = before.filter(({ thing }) => thing.kind === 'idea')
  return { actors: heroes, objects: unique([...ideas, ...after]) }
}

/** Without living subjects, the first thing acts: "an avocado at the gym", "my phone when …". */
function actingThing(
  [first, ...others]: readonly Subject[],
  { opener, who }: Clause,
  tokens: readonly Token[],
): Cast | undefined {
  if (first === undefined || alive([first, ...others]).length > 0) return undefined
  const isReacting =
    opener === 'reaction' && first.start < who[1] && !isGerund(tokens[0]?.word ?? '')
  const hasShape = !['idea', 'tech'].includes(first.thing.kind)
  const isIntroduced = /^an?$/.test(tokens[0]?.word ?? '') && first.start <= 3 && hasShape
  return isReacting || (opener === undefined && isIntroduced)
    ? { actors: [first], objects: unique(others) }
    : undefined
}

const alive = (from: readonly Subject[]) => from.filter(({ thing }) => isAlive(thing))
const lifeless = (from: readonly Subject[]) => from.filter(({ thing }) => !isAlive(thing))
const cast = (from: readonly Subject[]): Cast => ({
  actors: alive(from),
  objects: unique(lifeless(from)),
})

/**
 * Without an actor, the picture of an action is the actor: "running a marathon" shows the runner.
 */
const withPicturedActor = ({ actors, objects }: Cast): Cast => {
  const [action, ...others] = objects
  if (actors.length > 0 || action === undefined || !recordOf(action.thing.emoji).isAction) {
    return { actors, objects }
  }
  return { actors: [action], objects: others }
}

/** Drops repeated pictures. */
function unique(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.filter(
    (subject, index) =>
      subjects.findIndex(({ thing }) => thing.emoji === subject.thing.emoji) === index,
  )
}

/**
 * Whether a subject only owns the next one: "my girlfriend's big dog" is about the dog, "my
 * boyfriend's console" about both.
 */
function isOwner(
  { start, end }: Subject,
  subjects: readonly Subject[],
  tokens: readonly Token[],
): boolean {
  const owned = subjects.find((other) => other.start >= end && other.start <= end + 1)
  return end > start && (tokens[end - 1]?.isOwner ?? false) && owned !== undefined
    ? isAlive(owned.thing)
    : false
}

/** First words of prompts whose subject is the author: "stuck in an elevator". */
const STUCK = /^(?:stuck|lost|trapped|caught|locked|alone|late|stranded)$/

/** Whether the prompt begins with an unknown name: "elon musk on a horse". */
export function startsWithStranger(
  tokens: readonly Token[],
  subjects: readonly Subject[],
): boolean {
  const [first] = subjects
  if (first === undefined || first.start < 2 || first.end === 0) return false
  if (STUCK.test(tokens[0]?.word ?? '')) return false
  const words = tokens.slice(0, first.start).map(({ word }) => word)
  return words.findIndex((word) => relationOfPreposition(word) !== undefined) > 0
}

/** Whether the second actor chases the first: "running from a wasp". */
export const isFlight = ({ relation, tokens }: { relation: Relation; tokens: readonly Token[] }) =>
  relation === 'chasing' && tokens.some(({ word }) => word === 'from' || word === 'by')

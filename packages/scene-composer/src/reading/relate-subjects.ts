import { verbOf } from '../language/verbs.ts'
import { moodOf } from '../moods/moods.ts'
import { isAlive } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { Clause } from './clause.ts'
import { type Relation, relationOfPreposition, relationOfVerb } from './relations.ts'
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
  const heads = withoutFeelings(
    subjects.filter((subject) => !isOwner(subject, subjects, tokens)),
    tokens,
  )
  const { who, verbAt, opener, isStatement } = clause
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
  if (opener !== undefined || isStatement) return cast([...before, ...after])
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
  const isReacting = opener === 'reaction' && first.start < who[1]
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

/** Drops typed faces if there are other living subjects: the face is their mood. */
function withoutFeelings(
  subjects: readonly Subject[],
  tokens: readonly Token[],
): readonly Subject[] {
  const others = subjects.filter(
    ({ thing, start }) => !(tokens[start]?.isEmoji && moodOf(thing.emoji) !== undefined),
  )
  return alive(others).length > 0 ? others : subjects
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
export const STUCK = /^(?:stuck|lost|trapped|caught|locked|alone|late|stranded)$/

/** Whether the prompt begins with an unknown name: "elon musk on a horse". */
function startsWithStranger(tokens: readonly Token[], subjects: readonly Subject[]): boolean {
  const [first] = subjects
  if (first === undefined || first.start < 2 || first.end === 0) return false
  if (STUCK.test(tokens[0]?.word ?? '')) return false
  const words = tokens.slice(0, first.start).map(({ word }) => word)
  return words.findIndex((word) => relationOfPreposition(word) !== undefined) > 0
}

/** Whether the second actor chases the first: "running from a wasp". */
export const isFlight = ({ relation, tokens }: { relation: Relation; tokens: readonly Token[] }) =>
  relation === 'chasing' && tokens.some(({ word }) => word === 'from' || word === 'by')

/** The relation of the subjects. The verb decides, then the preposition between them. */
export function relationOf(
  tokens: readonly Token[],
  clause: Clause,
  { actors, objects }: Cast,
): Relation {
  const byVerb = relationByVerb(tokens, clause, objects[0])
  if (isCrowd(actors, byVerb)) return 'crowd'
  if (byVerb !== undefined && needsObject(byVerb) && objects.length === 0) {
    return actors.length >= 2 ? 'together' : actors.length === 1 ? 'alone' : 'idea'
  }
  if (byVerb !== undefined) return byVerb
  if (actors.length === 0) return relationOfNobody(tokens, clause, objects)
  const [first, second] = [...actors, ...objects].toSorted((a, b) => a.start - b.start)
  if (second?.isGuess === true || first?.isGuess === true) return 'holding'
  if (first === undefined || second === undefined) return 'alone'
  if (tokens[first.end - 1]?.isOwner && !isAlive(second.thing)) return 'holding'
  return relationByPreposition(tokens.slice(first.end, second.start), second) ?? 'together'
}

function relationByVerb(
  tokens: readonly Token[],
  clause: Clause,
  object: Subject | undefined,
): Relation | undefined {
  const verb = clause.verb ?? passiveVerb(tokens)
  const relation = verb === undefined ? undefined : relationOfVerb(verb)
  // "fighting over a fish" is an argument about the fish.
  const hasTopic = tokens.some(({ word }) => word === 'over' || word === 'about')
  if (relation === 'versus' && hasTopic) return 'arguing'
  if (verb === 'fall' && tokens.some(({ word }) => word === 'love')) return 'looking'
  if (tokens.some(({ word }) => word === 'asleep')) return 'sleeping'
  // "missing the ball" is not a feeling.
  if (verb === 'miss' && object !== undefined && !isAlive(object.thing)) return 'chasing'
  if (relation === 'holding' && object?.thing.emoji === '📊') return 'presenting'
  if (
    relation === 'talking' &&
    object !== undefined &&
    !isAlive(object.thing) &&
    tokens.some(({ word }) => word === 'at')
  )
    return 'looking'
  return relation
}

/** The verb of a passive: "chase" in "a cyclist chased by a goose". */
function passiveVerb(tokens: readonly Token[]): string | undefined {
  const by = tokens.findIndex(({ word }) => word === 'by')
  const verb = verbOf(tokens[by - 1]?.word ?? '')
  return verb?.form === 'past' ? verb.base : undefined
}

/** Whether a relation needs an object that is held, ridden, eaten … */
function needsObject(relation: Relation): boolean {
  return ['holding', 'eating', 'wearing', 'riding', 'jumping'].includes(relation)
}

const CROWD_VERBS: ReadonlySet<Relation | undefined> = new Set([
  undefined,
  'dancing',
  'looking',
  'working',
] as const)

function isCrowd(actors: readonly Subject[], byVerb: Relation | undefined): boolean {
  const [only, ...others] = actors
  return only !== undefined && others.length === 0 && only.count >= 3 && CROWD_VERBS.has(byVerb)
}

/**
 * The relation of a prompt without a known actor: "elon musk on a horse", "when the server is
 * down".
 */
function relationOfNobody(
  tokens: readonly Token[],
  { verbAt, opener }: Clause,
  objects: readonly Subject[],
): Relation {
  const [object, second] = objects
  if (object === undefined) return 'idea'
  if (
    second !== undefined &&
    tokens
      .slice(object.end, second.start)
      .some(({ word }) => relationOfPreposition(word) === 'versus')
  )
    return 'versus'
  if (verbAt === undefined && startsWithStranger(tokens, objects)) {
    return relationByPreposition(tokens.slice(0, object.start), object) ?? 'idea'
  }
  if (isAlive(object.thing)) return 'together'
  return opener !== undefined && recordOf(object.thing.emoji).isWork ? 'working' : 'idea'
}

const FEELINGS_FOR = new Set([
  'afraid',
  'scared',
  'terrified',
  'jealous',
  'suspicious',
  'proud',
  'withFear',
])

/** The relation by preposition. The last one counts: "in a burning room with coffee". */
function relationByPreposition(
  between: readonly Token[],
  { thing }: Subject,
): Relation | undefined {
  const relation = between
    .map(({ word }) => relationOfPreposition(word))
    .findLast((found) => found !== undefined)
  if (between.some(({ word }) => FEELINGS_FOR.has(word))) return 'looking'
  const meets = isAlive(thing) ? 'together' : 'looking'
  if (relation === 'inside') return recordOf(thing.emoji).isContainer ? 'inside' : meets
  if (relation === 'riding' && (thing.kind === 'idea' || thing.kind === 'tech')) return 'looking'
  if (relation === 'holding' || relation === 'looking')
    return isAlive(thing) ? 'together' : relation
  return relation
}

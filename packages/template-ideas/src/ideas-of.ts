/**
 * Ideas for the texts of a template: jokes of its kind, about a topic or about everyday life.
 *
 * The same request always has the same ideas, in the same order; those that were seen are left out until
 * none is left. Every step is linear in the length of the topic.
 */
import { careOf } from '@memesmith/scene-composer/care-of'
import { fillLine, isBare, readsWell } from './fill-line.ts'
import { jokesOfOther } from './other-languages.ts'
import { purposeOfZones } from './other-zones.ts'
import type { Purpose } from './purpose.ts'
import { purposeOf } from './purposes/purpose-of.ts'
import { readTopic } from './read-topic.ts'
import type { Topic } from './topic.ts'

/** One text for each zone. An empty one leaves the zone empty. */
export type IdeaTexts = readonly string[]

interface IdeasWanted {
  /** What it is to be about; empty for anything. */
  readonly topic: string
  /** The slug of the template; undefined for a picture of one's own. */
  readonly slug: string | undefined
  /** The names of the zones, in their order. */
  readonly zones: readonly (string | undefined)[]
  /** What was shown before, each as its texts in one line. */
  readonly seen?: readonly string[]
  /** The languages that its author reads, most wanted first, such as `de` or `pt-BR`. */
  readonly readers?: readonly string[]
}

/** Ideas that are shown at a time. */
export const IDEAS_AT_ONCE = 4
/** Patterns of which each text names something. */
const HAS_LABELS: ReadonlySet<string> = new Set(['labels', 'choice', 'comparison'])

/** What life is about if nobody says more. */
const USUAL_TOPICS = [
  'Monday mornings',
  'my inbox',
  'the group chat',
  'small talk',
  'the gym',
  'my password',
  'family dinners',
  'the printer',
  'parallel parking',
  'my laundry',
  'online meetings',
  'my screen time',
  'being an adult',
] as const

/** What happens with a thing. */
const HAPPENINGS = [
  'somebody mentions {topic}',
  'everyone has an opinion on {topic}',
  'it was about {topic}, again',
] as const

/** An idea in one line, as `seen` has it. */
export const lineOfIdea = (texts: IdeaTexts): string => texts.join(' / ')

/** At most `IDEAS_AT_ONCE` ideas, and at least three if there are as many. */
export function ideasOf(wanted: IdeasWanted): readonly IdeaTexts[] {
  const { topic, slug, zones, seen = [] } = wanted
  const noJoke = careOf(topic)
  if (noJoke !== undefined) {
    const { care, words } = noJoke
    return words.lines[care].map((lines) => fitted([...lines], zones.length))
  }
  const purpose = purposeFor(slug, zones)
  const all = ideasInLanguage(wanted, purpose) ?? allIdeas(purpose, readTopic(topic), slug ?? '')
  const isSeen = new Set(seen)
  const fresh = all.filter((texts) => !isSeen.has(lineOfIdea(texts)))
  // What was seen last comes back last.
  const again = all.filter((texts) => isSeen.has(lineOfIdea(texts)))
  return [...fresh, ...again].slice(0, IDEAS_AT_ONCE)
}

/** Ideas in the language of the topic, which begin elsewhere for each template; undefined for English. */
function ideasInLanguage(
  { topic, slug = '', zones, readers = [] }: IdeasWanted,
  { pattern, topic: lines }: Purpose,
): readonly IdeaTexts[] | undefined {
  const labelled = HAS_LABELS.has(pattern) ? lines : undefined
  const found = jokesOfOther(topic, zones.length, labelled, readers, turnOf(slug))
  return found && filledWith(found.lines.map((line) => [line, found.topic] as const))
}

/** A template whose zones were changed is like a picture of one's own. */
function purposeFor(slug: string | undefined, zones: IdeasWanted['zones']): Purpose {
  const known = slug === undefined ? undefined : purposeOf(slug)
  return known !== undefined && zonesOf(known) <= zones.length ? known : purposeOfZones(zones)
}

/** The number of texts of each of its jokes. */
const zonesOf = ({ written: [first] }: Purpose): number => first.split(' | ').length

/** Two kind lines in a picture with another number of texts. */
const fitted = (lines: readonly string[], count: number): IdeaTexts =>
  count === 1 ? [lines.join(' ')] : lines

function allIdeas(purpose: Purpose, topic: Topic, slug: string): readonly IdeaTexts[] {
  const { noun, clause, pair } = topic
  if (noun === undefined && clause === undefined) return untitledIdeas(purpose, slug)
  const happenings =
    clause === undefined && noun !== undefined
      ? HAPPENINGS.map((happening) => ({ noun, clause: happening.replace('{topic}', noun) }))
      : []
  // A long noun phrase stands alone as a sentence does.
  const alone = clause === undefined && noun !== undefined ? [{ clause: noun }] : []
  const jokes = [
    ...(pair ? (purpose.pair ?? []).map((line) => [line, topic] as const) : []),
    ...purpose.clause.map((line) => [line, topic] as const),
    ...purpose.topic.map((line) => [line, topic] as const),
    ...alone.flatMap((whole) =>
      purpose.clause.filter(isBare).map((line) => [line, whole] as const),
    ),
    ...happenings.flatMap((happening) => purpose.clause.map((line) => [line, happening] as const)),
  ]
  // Ideas that read well come first, and jokes about anything if there are not enough.
  const isGood = ([line, about]: (typeof jokes)[number]) => readsWell(line, about)
  const ideas = filledWith([...jokes.filter(isGood), ...jokes.filter((joke) => !isGood(joke))])
  return ideas.length < IDEAS_AT_ONCE ? [...ideas, ...untitledIdeas(purpose, slug)] : ideas
}

/** Jokes that are written, and then those about usual topics, which begin elsewhere for each template. */
function untitledIdeas({ written, topic: lines }: Purpose, slug: string): readonly IdeaTexts[] {
  const start = turnOf(slug)
  const usual = USUAL_TOPICS.flatMap((_, turn) => {
    const line = lines[turn % lines.length]
    const noun = USUAL_TOPICS[(start + turn * 5) % USUAL_TOPICS.length]
    return line === undefined || noun === undefined ? [] : [[line, { noun }] as const]
  })
  return filledWith([...written.map((line) => [line, {}] as const), ...usual])
}

/** A number that differs from template to template. */
const turnOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** Each joke once. */
function filledWith(
  jokes: readonly (readonly [line: string, topic: Topic])[],
): readonly IdeaTexts[] {
  const ideas = new Map<string, IdeaTexts>()
  for (const [line, topic] of jokes) {
    const texts = fillLine(line, topic)
    if (texts !== undefined && !ideas.has(lineOfIdea(texts))) ideas.set(lineOfIdea(texts), texts)
  }
  return [...ideas.values()]
}

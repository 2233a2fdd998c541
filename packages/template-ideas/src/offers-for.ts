/**
 * Finds the templates that fit a prompt, and fills them.
 *
 * Problem: people describe a situation and do not know which template it is.
 * Approach: each purpose has words that it fits. Rare ones count more, words of the prompt more than
 * those of the scene that was composed of it. Two things that are compared fit the templates for two, and
 * a sentence those with a face. Equal ones take turns with the prompt.
 * A prompt whose own words are split in two stands so on a face, which says the rest.
 * Limits: in another language than English the words of the scene decide, and its captions are the words.
 */
import { careOf } from '@memesmith/scene-composer/care-of'
import { fillLine, isBare, readsWell } from './fill-line.ts'
import type { IdeaTexts } from './ideas-of.ts'
import { isOtherLanguage } from './other-languages.ts'
import type { Purpose } from './purpose.ts'
import { PURPOSES } from './purposes/purpose-of.ts'
import { readTopic } from './read-topic.ts'
import type { Topic } from './topic.ts'

/** A template, and what to write on it. */
export interface TemplateOffer {
  readonly slug: string
  readonly texts: IdeaTexts
}

/** A prompt, and what was made of it. */
export interface OfferedPrompt {
  readonly prompt: string
  /** One English sentence that says what the composed scene shows. */
  readonly imageDescription: string
  /** The captions of the scene. */
  readonly lines?: readonly [top: string, bottom: string]
}

/** Only this many characters of a prompt are read. */
const MAX_READ = 400
/** How many templates of one pattern may be among those that are offered. */
const OF_ONE_PATTERN = 2
const OF_THE_SCENE = 0.4
const TWO_THINGS = 6
const A_SENTENCE = 0.8
/** A longer sentence is no label, in characters. */
const GLANCE = 32
/** Less than any word counts. */
const TURN = 0.4
/** A template that fits no word is offered only after those that fit any prompt. */
const ALL_ROUND = 1.5
const ALL_ROUNDERS = new Set([
  'calm-coffee-in-the-fire',
  'breaking-news',
  'iceberg',
  'mind-blown',
  'trying-to-explain',
  'book-cover',
  'achievement-unlocked',
  'hot-spring-calm',
  'crying-laughing',
  'final-boss',
])

const stemOf = (word: string): string =>
  word
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')

/** Words that say nothing of what a prompt is about. */
const SMALL =
  /^(?:or|and|vs|versus|to|up|down|off|in|on|is|it|not|no|how|who|why|what|when|i|my|your|for|of|you|all|more|just|me|at|so)$/

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [])
      .filter((word) => !SMALL.test(word))
      .map(stemOf),
  )

/** Each purpose with the stems of its keywords. */
const KEYED = Object.entries(PURPOSES).map(([slug, purpose]) => ({
  slug,
  purpose,
  stems: stemsOf(purpose.keywords),
}))

/** How much each stem says: one that fits few templates says more. */
const WEIGHTS = new Map(
  KEYED.flatMap(({ stems }) => [...stems]).map((stem) => [
    stem,
    Math.log((2 * KEYED.length) / KEYED.filter(({ stems }) => stems.has(stem)).length),
  ]),
)

/**
 * The templates that fit a prompt, the best first; none for a prompt that is no joke.
 *
 * @param limit how many, at most
 */
export function offersFor(
  { prompt: whole, imageDescription, lines }: OfferedPrompt,
  limit: number,
): readonly TemplateOffer[] {
  const prompt = whole.slice(0, MAX_READ)
  if (careOf(whole) !== undefined) return []
  const topic = readTopic(prompt)
  const isOther = isOtherLanguage(prompt)
  const said = stemsOf(prompt)
  const shown = stemsOf(imageDescription.replace(SCENERY, ''))
  const isSplit = topic.pair === undefined && lines !== undefined && isPrompt(lines, prompt)
  const isLong = topic.pair === undefined && (isSplit || prompt.length > GLANCE)
  const ranked = KEYED.map(({ slug, purpose, stems }) => ({
    slug,
    purpose,
    stems,
    score:
      weightOf(said, stems) +
      OF_THE_SCENE * weightOf(shown, stems) +
      (topic.pair !== undefined && purpose.pair !== undefined ? TWO_THINGS : 0) +
      (topic.clause !== undefined && purpose.pattern === 'reaction' ? A_SENTENCE : 0) +
      (ALL_ROUNDERS.has(slug) ? ALL_ROUND : 0) +
      TURN * turnOf(`${slug} ${prompt}`),
  })).toSorted((one, other) => other.score - one.score)

  const offers: TemplateOffer[] = []
  const patterns = new Map<string, number>()
  for (const { slug, purpose, stems } of ranked) {
    if (offers.length === limit) break
    const count = patterns.get(purpose.pattern) ?? 0
    const isFace = purpose.pattern === 'reaction' && zonesOf(purpose) === 2
    const texts =
      isFace && lines !== undefined && (isOther || isSplit) && topic.pair === undefined
        ? lines
        : isOther
          ? textsOfOther(purpose, topic, prompt)
          : textsOf(purpose, topic, slug + prompt)
    if (texts === undefined || (count === OF_ONE_PATTERN && !isOther && !isLong)) continue
    // Around a long sentence only a joke about its words is one.
    if (isLong && !isFace && weightOf(said, stems) === 0) continue
    patterns.set(purpose.pattern, count + 1)
    offers.push({ slug, texts })
  }
  return offers
}

/** Words of the description that every scene may have. */
const SCENERY =
  /\b(?:two panels|person|people|in front of a bright comic backdrop|(?:in|on|at) an? [a-z ]{1,30}(?=[,.])|looking [a-z]{1,20})\b/gi

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether captions are the prompt itself. */
const isPrompt = (lines: readonly string[], prompt: string): boolean =>
  lettersOf(lines.join('')) === lettersOf(prompt)

const zonesOf = ({ written: [first] }: Purpose): number => first.split(' | ').length

const weightOf = (words: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
  [...words].reduce((sum, word) => sum + (stems.has(word) ? (WEIGHTS.get(word) ?? 0) : 0), 0)

/** From 0 to 1, always the same for the same text. */
function turnOf(text: string): number {
  let hash = 7
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) % 65_521
  return hash / 65_521
}

/** One of the jokes that say most of what the prompt says; undefined if none reads well. */
function textsOf(purpose: Purpose, topic: Topic, turn: string): IdeaTexts | undefined {
  const { pair, clause, noun } = topic
  const withClause = purpose.clause.map((line) => [line, topic] as const)
  const withTopic = purpose.topic.map((line) => [line, topic] as const)
  const sentence = { clause: noun ?? '' }
  const alone = purpose.clause.filter(isBare).map((line) => [line, sentence] as const)
  const jokes =
    pair && purpose.pair
      ? purpose.pair.map((line) => [line, topic] as const)
      : [...(clause === undefined ? [...withTopic, ...alone] : withClause)].filter(
          ([line, about]) => readsWell(line, about),
        )
  const [line, about] = jokes[Math.floor(turnOf(turn) * jokes.length)] ?? []
  return line === undefined || about === undefined ? undefined : fillLine(line, about)
}

/** The prompt above, where a face says the rest; two things where there are places for two. */
function textsOfOther(purpose: Purpose, topic: Topic, prompt: string): IdeaTexts | undefined {
  const { pattern, pair } = purpose
  const zones = zonesOf(purpose)
  if (topic.pair !== undefined && zones === 2 && pair?.includes('{One} | {Other}')) {
    return fillLine('{One} | {Other}', topic)
  }
  if (pattern !== 'reaction' || zones !== 2) return undefined
  return fillLine('{Topic} | ', { noun: prompt.replace(/\s+/g, ' ').trim() })
}

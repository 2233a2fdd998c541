/**
 * Reads a prompt into plain facts: who does what with what, where, in which mood.
 *
 * Everything later works from these facts alone; a prompt that says nothing we know still gives a
 * reading, with no actors and the mood `neutral`.
 */
import type { SettingName } from '@memesmith/scenes'
import { costumeFor } from '../cast/actor.ts'
import type { Language } from '../language/languages.ts'
import { restoreNames } from '../language/restore-names.ts'
import type { Lexicon } from '../lexicon/create-lexicon.ts'
import type { Mood } from '../moods/moods.ts'
import type { Thing } from '../things/thing.ts'
import { impliedEmoji, recordOf } from '../things/things.ts'
import type { Clause } from './clause.ts'
import { cleanPrompt } from './clean-prompt.ts'
import { isEnglish } from './detect-english.ts'
import { findMentions, type Mentions } from './find-mentions.ts'
import { withFirstPerson } from './first-person.ts'
import type { Mention } from './mention.ts'
import { moodOfPrompt } from './mood-rules.ts'
import { type Cast, castOf } from './relate-subjects.ts'
import { relationOf } from './relation-rules.ts'
import type { Relation } from './relations.ts'
import { splitClause } from './split-clause.ts'
import { type Subject, subjectOf, withArticle } from './subject.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The facts of a prompt. */
export interface Reading {
  /** The cleaned prompt, which captions may quote. */
  readonly text: string
  readonly tokens: readonly Token[]
  readonly isEnglish: boolean
  /** The language, if it is known and not English. */
  readonly language: Language | undefined
  readonly clause: Clause
  readonly relation: Relation
  /** Who acts. Empty if the prompt speaks of "you", "me" or nobody. */
  readonly actors: readonly Subject[]
  /** What they act on or with. */
  readonly objects: readonly Subject[]
  readonly setting: SettingName | undefined
  /**
   * Whether the prompt says that it happens there; otherwise it names something that belongs there.
   */
  readonly settingIsSaid: boolean
  readonly mood: Mood
}

const ENGLISH = { language: undefined, things: [] }

/**
 * Reads a prompt.
 *
 * @param whole the reading of which the prompt is a part, which knows the language better
 * @param reader the language of who wrote it, for words that tell none
 */
export function readPrompt(
  prompt: string,
  lexicon: Lexicon,
  whole?: Pick<Reading, 'isEnglish' | 'language'>,
  reader?: Language,
): Reading {
  const typed = cleanPrompt(prompt)
  const typedTokens = tokensOf(typed)
  const found = findMentions(typedTokens, lexicon)
  const english = whole?.isEnglish ?? isEnglish(typedTokens, found, lexicon)
  const text = english ? restoreNames(typed) : typed
  const tokens = tokensOf(text)
  const sure = english ? ENGLISH : lexicon.readForeign(text, whole?.language)
  const isUnclear = !english && sure.language === undefined && reader !== undefined
  const { language, things: named } = isUnclear ? lexicon.readForeign(text, reader) : sure
  const mentions = english
    ? found
    : foreignMentions(tokens, found.things, named, language !== undefined)
  const clause = splitClause(tokens, mentions.things)
  const said = castOf(
    mentions.things.map((mention) => subjectOf(tokens, mention)),
    clause,
    tokens,
  )
  const cast = english ? withGender(withImplied(said, clause, lexicon), tokens, lexicon) : said
  return {
    text,
    tokens,
    isEnglish: english,
    language,
    clause,
    ...withFirstPerson({ ...cast, relation: relationOf(tokens, clause, cast) }, tokens, clause),
    setting: mentions.setting,
    settingIsSaid: mentions.settingIsSaid,
    mood: moodOfPrompt(tokens, cast),
  }
}

/**
 * Adds the thing that the action or the profession implies: "replying all by accident" shows an
 * e-mail, a judge has scales.
 */
function withImplied(cast: Cast, { verb }: Clause, lexicon: Lexicon): Cast {
  const [worker] = cast.actors
  const isShown = cast.objects.length > 0 || cast.actors.length > 1
  const tool = isShown || worker?.plural ? undefined : costumeFor(worker)?.tool
  const thing = isShown ? undefined : lexicon.ofEmoji(impliedEmoji(verb ?? '') ?? tool ?? '')
  if (thing === undefined) return cast
  const { name } = thing
  const shown = { thing, noun: name, phrase: withArticle(name), plural: false, count: 1 }
  const unsaid = { size: undefined, isBroken: false, isGuess: true, start: -1, end: -1 } as const
  return { ...cast, objects: [{ ...shown, ...unsaid }] }
}

/** "My best friend giving me advice she never follows" shows a woman. */
function withGender({ actors, objects }: Cast, tokens: readonly Token[], lexicon: Lexicon): Cast {
  const pronoun = tokens.find(({ word }) => /^(?:she|her|he|his)$/.test(word))?.word
  const thing =
    pronoun && lexicon.ofEmoji(pronoun.startsWith('s') || pronoun === 'her' ? '👩' : '👨')
  const withThing = (actor: Subject) =>
    thing && actor.thing.emoji === '🧑' && !actor.plural ? { ...actor, thing } : actor
  return { actors: actors.map(withThing), objects }
}

const MAX_ACCIDENT = 4

/**
 * Mentions for a prompt in another language. Its English words are mostly accidental, so they count
 * only if nothing else is found.
 */
function foreignMentions(
  tokens: readonly Token[],
  found: readonly Mention[],
  named: readonly Thing[],
  isKnown: boolean,
): Mentions {
  const typed = found.filter(({ start }) => tokens[start]?.isEmoji)
  const foreign = named.map((thing): Mention => {
    return { thing, noun: thing.name, plural: false, count: 1, start: 0, end: 0 }
  })
  const known = [...foreign, ...typed]
  const settingOf = ({ thing }: Mention) => recordOf(thing.emoji).setting
  const things = known.filter((mention) => settingOf(mention) === undefined)
  const setting = foreign.map(settingOf).find((name) => name !== undefined)
  return {
    // Short words belong to too many languages, and any word may mean something else in a known one.
    things:
      known.length > 0 || isKnown ? things : found.filter(({ noun }) => noun.length > MAX_ACCIDENT),
    setting,
    settingIsSaid: setting !== undefined,
  }
}

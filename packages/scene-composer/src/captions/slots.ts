/** The parts of a prompt in the grammatical forms that captions use. */
import { articleOf, isCountable, isUncountable, pluralOf } from '../language/plurals.ts'
import { restoreNames, startsWithName } from '../language/restore-names.ts'
import { isGerund } from '../language/verbs.ts'
import type { Reading } from '../reading/read-prompt.ts'
import { isSaid, withArticle } from '../reading/subject.ts'
import { halves, MAX_HALF, shorten, wholeOr } from './fit-line.ts'
import { FOREIGN_OPENERS } from './foreign-openers.ts'
import { writtenLines } from './written-lines.ts'

const MAX_EMOJI = 24

/** Values of slots. A slot that can't be filled is missing. */
export type Slots = Readonly<Partial<Record<string, string>>>

const DETERMINER =
  /^(?:a|an|the|my|your|our|his|her|their|some|this|that|every|another|two|three|four|five|six|\d+)\s+/i
const ARTICLE = /^(?:a|an|the|some|this|that|every|another)\s+/i
const OWNER = /^(?:my|your|our|his|her|their)\s/i
const NUMBER = /^(?:two|three|four|five|six|many|several|some|[2-9]\d*)\s/i
/** Words that mean the author's own if they have no article. */
const FAMILY =
  /^(?:mother in law|father in law|mother-in-law|father-in-law|mom|mum|mama|mommy|mummy|dad|daddy|papa|grandma|grandpa|granny|nana|grandad|granddad|boss|wife|husband|bro|girlfriend|boyfriend|roommate|bestie|brain|ex|crush|landlord|little brother|little sister|sister|brother|manager)$/i
const QUESTION =
  /[?]|^(?:how|what|why|who|where|when|if|is|are|am|was|do|does|did|can|could|should|would|will)\b/i
/** Where a noun phrase ends. */
const HEAD_END =
  /,? (?:in|on|at|with|without|for|from|of|about|after|before|during|and|or|who|that|where|again|I|vs|under|over|behind|to|by|as|when|while|like|scared|afraid|stuck|inside|near|awake|no|than|faster|bigger|better|worse|\w+ed by)\b/i
/** Words for the author. They are not the "who" of a caption. */
const SELF =
  /^(?:me|i|you|we|us|i'm|i've|he|she|they|it|it's|he's|she's|they're|we're|that's|there|there's|myself|people|nobody|everyone|everybody|someone|somebody|how|what|why)$/i

/** All slots that a reading can fill. */
export function slotsOf(reading: Reading): Slots {
  const openers = reading.language && FOREIGN_OPENERS[reading.language]
  return { ...whoSlots(reading), ...doingSlots(reading), ...wholeSlots(reading), ...openers }
}

function whoSlots({ clause, tokens, actors, objects, isEnglish, names }: Reading): Slots {
  if (!isEnglish) return {}
  const [from, to] = clause.who
  const inside = [...actors, ...objects].filter(
    (subject) => isSaid(subject) && subject.start >= from && subject.start < to,
  )
  const [first] = inside
  const written = tokens.slice(from, to).filter((token) => !token.isEmoji)
  const spoken = written
    .map((token) => token.text)
    .join(' ')
    .replace(
      /\s(?:who|that|which|is|are|still|just|always|never|already|also|really|finally|suddenly|secretly)$/i,
      '',
    )
  if (SELF.test(spoken.split(' ')[0] ?? '') || / I(?:['’]\w+)?\b/.test(spoken)) return {}
  const isWhole =
    (clause.verbAt !== undefined || clause.opener === 'reaction') &&
    spoken !== '' &&
    spoken.length <= 34
  const words = isWhole ? spoken : (first?.phrase ?? '')
  if (words === '') return {}
  const isPair = isWhole && / and /.test(words)
  const last = isWhole ? inside.at(-1) : first
  const noun = last?.noun ?? words.replace(DETERMINER, '')
  const plural = isPair || (last?.plural ?? false) || NUMBER.test(words)
  const isFamily = FAMILY.test(words)
  const isOwned = OWNER.test(words)
  const isName = startsWithName(words, names) && !DETERMINER.test(words)
  const keeps = isOwned || isName || isPair
  const withinLine = (text: string) => (isName ? text : lower(text, names))
  const bare = words.replace(ARTICLE, '')
  const who = isFamily
    ? `my ${words}`
    : plural || DETERMINER.test(words)
      ? words
      : withArticle(words)
  const the = isFamily
    ? who
    : keeps || (plural && !NUMBER.test(words)) || isUncountable(noun)
      ? withinLine(words)
      : `the ${bare}`
  return {
    who: withinLine(who),
    the,
    whose: plural && the.endsWith('s') ? `${the}'` : `${the}'s`,
    my: keeps ? withinLine(words) : `my ${bare}`,
    ...(plural ? {} : { one: withinLine(who) }),
    does: plural ? 'do' : 'does',
    is: plural ? 'are' : 'is',
    was: plural ? 'were' : 'was',
    ...(isPair || isName || isOwned
      ? {}
      : namesOf(plural ? undefined : lower(bare, names), restoreNames(noun))),
  }
}

/**
 * The singular and the plural, "grumpy cat" and "grumpy cats". If the prompt has the plural, only
 * the noun's singular is known.
 */
function namesOf(one: string | undefined, noun: string): Slots {
  const name = one ?? noun
  return { noun: name, nouns: pluralOf(name) }
}

function doingSlots({ clause, isEnglish, names }: Reading): Slots {
  if (clause.doing === undefined || clause.isStatement || !isEnglish) return {}
  const doing = wholeOr(lower(clause.doing, names), 46)
  return doing === undefined ? {} : { doing }
}

function wholeSlots(reading: Reading): Slots {
  const { text, tokens, names } = reading
  const words = tokens.filter((token) => !token.isEmoji).map((token) => token.text)
  const quote = words.length > 0 ? wholeOr(text.replaceAll('"', ''), 46) : undefined
  const [firstHalf = '', secondHalf = ''] = halves(text)
  const isShort = secondHalf !== '' && firstHalf.length <= MAX_HALF && secondHalf.length <= MAX_HALF
  return {
    ...(quote === undefined ? {} : { quote: reading.isEnglish ? lower(quote, names) : quote }),
    ...(isShort ? { firstHalf, secondHalf } : {}),
    ...writtenLines(text),
    ...selfSlot(reading),
    ...situationSlot(reading),
    ...reactorSlot(reading),
    ...seriesSlot(reading),
    ...sceneSlot(reading, words),
    ...topicSlots(reading, words),
  }
}

/** A prompt about the author, as written: "me after eating too much". */
function selfSlot({ text, tokens, clause, isEnglish, names }: Reading): Slots {
  const isSaid = /^me$/i.test(tokens[0]?.word ?? '') && tokens.length > 1
  if (!isSaid || !isEnglish || clause.opener !== undefined || clause.verbAt === 1) return {}
  const self = wholeOr(lower(text, names), 46)
  return self === undefined ? {} : { self }
}

function situationSlot({ clause, isEnglish, names }: Reading): Slots {
  const isSituation = isEnglish && (clause.opener !== undefined || clause.isStatement)
  const situation = isSituation ? wholeOr(lower(clause.rest, names), 54) : undefined
  return situation === undefined || !situation.includes(' ') ? {} : { situation }
}

/** Who reacts: "me pretending to work" in "me pretending to work when the boss walks by". */
function reactorSlot({ clause, tokens, isEnglish, names }: Reading): Slots {
  if (clause.opener !== 'reaction' || !isEnglish) return {}
  const [from, to] = clause.who
  const words = tokens.slice(from, to).map(({ text }) => text)
  const reactor = words.join(' ')
  if (reactor === '' || reactor.length > 46) return {}
  return { reactor: lower(FAMILY.test(reactor) ? `my ${reactor}` : reactor, names) }
}

/** The subject of a series: "school lunch" in "school lunch be like". */
function seriesSlot({ text, isEnglish, names }: Reading): Slots {
  const subject = /^(?<subject>.{2,48}) be like$/iu.exec(text)?.groups?.subject
  return subject === undefined || !isEnglish ? {} : { subject: lower(subject, names) }
}

function sceneSlot(
  { text, clause, actors, objects, isEnglish, names }: Reading,
  words: readonly string[],
): Slots {
  // Emoji are quoted.
  if (words.length === 0) return text === '' ? {} : { scene: shorten(text, MAX_EMOJI) }
  if (!isEnglish || clause.opener !== undefined || clause.doing !== undefined || clause.isStatement)
    return {}
  if (words.length < 3 || text.length > 46 || QUESTION.test(text)) return {}
  const things = [...actors, ...objects].filter(isSaid).toSorted((a, b) => a.start - b.start)
  const [first] = things
  // "pineapple on pizza" takes no article.
  const isServed = first?.thing.kind === 'food' && /^\S+ (?:on|in|with) /.test(text)
  // The last noun decides the number: "summer tan lines" is plural, "burnt toast" is uncountable.
  const [head = ''] = text.split(HEAD_END)
  const last = things.findLast(({ end }) => end <= head.split(' ').length)
  const needsArticle =
    last !== undefined &&
    last.end === head.split(' ').length &&
    (last.thing.kind !== 'idea' || isCountable(last.noun)) &&
    !isServed &&
    !FAMILY.test(head) &&
    !/ vs\.? /.test(text) &&
    !last.plural &&
    !DETERMINER.test(text) &&
    !startsWithName(text, names) &&
    !isGerund(words[0]?.toLowerCase() ?? '') &&
    withArticle(last.noun) !== last.noun
  const scene = lower(needsArticle ? `${articleOf(text)} ${text}` : text, names)
  const isWhole = DETERMINER.test(scene) || (last?.plural ?? false) || isUncountable(head)
  return isWhole ? { scene, sight: scene } : { scene }
}

function topicSlots(
  { text, clause, actors, objects, isEnglish, names }: Reading,
  words: readonly string[],
): Slots {
  if (!isEnglish || clause.doing !== undefined || clause.opener !== undefined || clause.isStatement)
    return {}
  if (text.length > 26 || text.length < 2 || words.length === 0 || QUESTION.test(text)) return {}
  const last = [...actors, ...objects].find(({ end }) => end === words.length)
  const hasShape = last !== undefined && last.thing.kind !== 'idea' && last.thing.kind !== 'tech'
  const isPlural = last?.plural ?? /[^su]s$/.test(text)
  const isOne =
    last?.start === 0 && !isPlural && !isUncountable(text) && !startsWithName(text, names)
  if (isOne && (hasShape || isCountable(text))) {
    return { topic: pluralOf(text.toLowerCase()), exists: 'exist', be: 'are' }
  }
  return {
    topic: lower(text, names),
    exists: isPlural ? 'exist' : 'exists',
    be: isPlural ? 'are' : 'is',
  }
}

/** Makes the first letter lower-case, unless the word is a name or an abbreviation. */
export function lower(text: string, names: ReadonlySet<string>): string {
  if (startsWithName(text, names)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Makes the first letter upper-case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

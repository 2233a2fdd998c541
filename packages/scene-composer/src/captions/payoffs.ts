/**
 * Second lines for prompts that have none of their own: the first row that matches decides.
 *
 * A row says whose action a prompt tells, because only lines of that grammar fit whatever is done.
 */
import { singularsOf } from '../language/plurals.ts'
import { isGerund } from '../language/verbs.ts'
import { MOODS } from '../moods/moods.ts'
import type { Reading } from '../reading/read-prompt.ts'
import { relationOfVerb } from '../reading/relations.ts'
import { isSaid, type Subject } from '../reading/subject.ts'
import { isPerson } from '../things/thing.ts'
import { TOPICS } from './topics.ts'

interface Payoff {
  readonly name: string
  /** The lines that answer the prompt, separated by " | "; undefined if the row does not match. */
  readonly make: (reading: Reading) => string | undefined
  /** A prompt for which the row decides, and one of its lines. */
  readonly example: readonly [prompt: string, line: string]
}

/** What people say when a prompt begins with them, by their names, separated by "|" as the lines are. */
const SAYINGS: readonly (readonly [names: string, lines: string])[] = [
  ['boss|manager', 'Do you have a quick minute? | We are like a family here | Going home already?'],
  ['mom|mum|mother', "Did you eat? | I'm not angry | Because I said so"],
  ['dad|father', "Don't tell your mother | I know what I'm doing | That's not going anywhere"],
  ['grandma|grandmother|granny', 'You look thin. Sit. | One more plate. A small one.'],
  ['grandpa|grandfather', 'In my day we walked | This used to cost a nickel'],
  ['baby|toddler', 'Why? Why? Why? | I do it myself! | Again! Again!'],
  ['brother|sister|sibling', "I called it first | I'm telling mum | I'm not touching you"],
  ['teacher|professor', 'The bell does not dismiss you | See me after class'],
  ['client|customer', 'Just one small change | Can you make it pop? | We need it yesterday'],
  ['doctor|dentist', 'You may feel a little pinch | Do you floss? Be honest.'],
  ['aunt|uncle|cousin|relative', 'You were this small! | So. Anybody special? | And the real job?'],
]
const ANIMAL =
  "I regret nothing | You may clap now | Somebody had to do it | This is my house now | I do not take criticism | And I'd do it again"
const NOTICING =
  'This changes everything | I have waited my whole life | I was asleep one second ago | You called? | Finally'
const SOMEBODY =
  "What? It's fine | Why is everybody staring? | You're welcome | I don't see the problem | Is there a problem? | I stand by it"
const WATCHING =
  'I will remember this | We need to talk | I saw that | Interesting choice | No, no, go on | I am not angry. I am taking notes.'
const ME =
  'Put that on my CV | And they let me vote | I am a responsible adult | My ancestors are watching | Somebody hold my trophy | Professional as always'
const EXPLAINED =
  'So where is the button? | Mhm. Mhm. What? | So it is a kind of fax | I pressed something. It is gone.'
const DOUBT = 'Press X to doubt | Suspicious. Very suspicious. | Big if true'
const UNREAD =
  'My brain: elevator music | Words read: all. Understood: none. | I still could not tell you one word'
const REACTION =
  'Just smile and wave | Excuse me, what | *nervous laughter* | I was not trained for this | Blink twice if you need help'
const HAPPENING =
  "Well. That's my whole day now | I was not ready for that | Nobody move | *elevator music*"
const NOUN =
  'Ten out of ten. Would not recommend. | Truly the villain of this story | As the prophecy foretold | One star. Would scream again.'
const ARGUING =
  'Grab the popcorn | Round one of forty-seven | Both of them are wrong | The neighbors are taking notes | Somebody start a timer | And nobody remembers why'
const ASLEEP = "I'm not asleep. I'm thinking. | I'm only resting my eyes | I was listening"
const BROKEN =
  'Have you tried turning it off and on? | A moment of silence, please | Nobody touch anything | It was nice while it lasted | Tell it that I loved it | There goes my evening'
const GUILTY = 'The audacity | And I took that personally | I am plotting my revenge as we speak'
const ANYTHING =
  "As the prophecy foretold | And here we are | It's fine. Probably. | Brave faces, everyone | Based on a true story"
/** Verbs of which something is understood, or not. */
const READS = /^(?:read|study|learn|revise|memorize|translate)$/
/** Words with which more is told of a topic than its name: "the update that nobody asked for". */
const TOLD = /^(?:that|which|who|nobody|i|you|we|they)$/
/** How many words only name a topic: "Christmas dinner with the whole family". */
const NAMED = 6
const quoted = (lines = ''): string =>
  lines
    .split(' | ')
    .map((line) => `"${line}"`)
    .join(' | ')

/** The subject with which a prompt begins, if it acts: "my cat judging me". */
function speakerOf({ actors: [actor], tokens }: Reading): Subject | undefined {
  if (actor === undefined || !isSaid(actor) || actor.start > 2) return undefined
  const before = tokens.slice(0, Math.max(0, actor.start)).map(({ word }) => word)
  return before.some((word) => word === 'me' || word === 'i') || actor.noun === 'me'
    ? undefined
    : actor
}

/** What somebody who does something says, including people without a picture, such as siblings. */
function sayingsOf({ clause, tokens }: Reading): string | undefined {
  if (clause.verbAt === undefined || clause.opener !== undefined) return undefined
  const words = tokens.slice(...clause.who).flatMap(({ word }) => [word, ...singularsOf(word)])
  const [, lines] =
    SAYINGS.find(([names]) => names.split('|').some((name) => words.includes(name))) ?? []
  return lines && quoted(lines)
}

export const PAYOFFS: readonly Payoff[] = [
  {
    name: 'what is broken is beyond repair',
    make: ({ actors, objects, clause: { verbAt } }) =>
      verbAt !== 0 && [...objects, ...actors].some(({ isBroken }) => isBroken) ? BROKEN : undefined,
    example: ['when the wifi dies', 'A moment of silence, please'],
  },
  {
    name: 'who watches has seen it',
    make: (reading) => {
      const { relation, clause } = reading
      const watches = relation === 'looking' && relationOfVerb(clause.verb ?? '') === 'looking'
      const isSpoken = speakerOf(reading) !== undefined || reading.tokens[0]?.word === 'my'
      return watches && isSpoken && clause.opener === undefined ? quoted(WATCHING) : undefined
    },
    example: ['my cat judging me', '"I saw that"'],
  },
  {
    name: 'who argues has an audience',
    make: ({ relation, actors, clause: { opener } }) =>
      relation === 'arguing' && opener === undefined && actors.every(({ noun }) => noun !== 'me')
        ? ARGUING
        : undefined,
    example: ['couple arguing about where to eat', 'Both of them are wrong'],
  },
  {
    name: 'an animal is not sorry',
    make: (reading) =>
      speakerOf(reading)?.thing.kind === 'animal'
        ? quoted(reading.clause.opener === 'when' ? NOTICING : ANIMAL)
        : undefined,
    example: ['cat pushing plants off a shelf', '"I regret nothing"'],
  },
  {
    name: 'what somebody says is doubted',
    make: ({ clause, tokens }) =>
      /^(?:says|said|saying|swears|swearing|promises)$/.test(
        tokens[clause.verbAt ?? -1]?.word ?? '',
      ) && clause.opener === undefined
        ? DOUBT
        : undefined,
    example: ['mom says we have food at home', 'Press X to doubt'],
  },
  {
    name: 'who gets something explained understands something else',
    make: ({ clause, actors, objects }) =>
      /^(?:explain|teach)$/.test(clause.verb ?? '') &&
      [...actors.slice(1), ...objects].some(({ thing }) => isPerson(thing))
        ? quoted(EXPLAINED)
        : undefined,
    example: ['explaining to my grandpa what a podcast is', '"So it is a kind of fax"'],
  },
  {
    name: 'who sleeps denies it',
    make: (reading) =>
      reading.relation === 'sleeping' && speakerOf(reading) ? quoted(ASLEEP) : undefined,
    example: ['dad falling asleep on the couch', '"I\'m not asleep. I\'m thinking."'],
  },
  {
    name: 'relatives and bosses say what they always say',
    make: sayingsOf,
    example: ['dad guarding the thermostat', '"Don\'t tell your mother"'],
  },
  {
    name: 'what others do is reacted to',
    make: ({ clause: { opener, who }, tokens, actors }) => {
      const isOther = actors.some(isSaid) || /^(?:he|she|they|it)$/.test(tokens[who[0]]?.word ?? '')
      return opener === 'when' && isOther ? REACTION : undefined
    },
    example: ['when the doctor googles my symptoms', 'Just smile and wave'],
  },
  {
    name: 'whoever does something odd sees no problem',
    make: (reading) => {
      const speaker = speakerOf(reading)
      const isActing = reading.clause.verbAt !== undefined
      return isActing && speaker && isPerson(speaker.thing) ? quoted(SOMEBODY) : undefined
    },
    example: ['my roommate cooking at 2 am', '"What? It\'s fine"'],
  },
  {
    name: 'a topic alone gets a joke about it',
    make: ({ actors, objects, tokens, clause: { opener, verbAt } }) => {
      const isNamed =
        opener === undefined &&
        verbAt === undefined &&
        tokens.length <= NAMED &&
        !tokens.some(({ word }) => TOLD.test(word))
      return [...objects, ...actors]
        .filter(({ start, end }) => end > start && (tokens.length <= end - start + 2 || isNamed))
        .map(({ thing }) => TOPICS[thing.emoji])
        .find((lines) => lines !== undefined)
    },
    example: ['monday morning', 'I demand a second weekend'],
  },
  {
    name: 'who reads has understood nothing',
    make: ({ clause }) =>
      READS.test(clause.verb ?? '') && clause.opener === undefined ? UNREAD : undefined,
    example: ['reading the same paragraph five times', 'My brain: elevator music'],
  },
  {
    name: 'a feeling has its words',
    make: ({ mood }) => MOODS[mood].punchlines,
    example: ['stuck at the airport all day', 'Act natural. Act natural.'],
  },
  {
    name: 'the author does something',
    make: ({ clause, tokens }) => {
      const [first = '', second = ''] = tokens.map(({ word }) => word)
      const acts = isGerund(first) || /^me$/.test(first) || (first === 'i' && isGerund(second))
      return acts && clause.opener === undefined ? ME : undefined
    },
    example: ['eating cereal for dinner', 'Put that on my CV'],
  },
  {
    name: 'a thing alone is reviewed',
    make: ({ clause: { opener, verbAt }, tokens: [first] }) =>
      opener === undefined && verbAt === undefined && !/^(?:me|i)$/.test(first?.word ?? '')
        ? NOUN
        : undefined,
    example: ['the last hour of the shift', 'Truly the villain of this story'],
  },
  {
    name: 'what a thing does is meant personally',
    make: ({ clause: { opener, verbAt = 0 }, tokens }) => {
      const [first = '', ...who] = tokens.slice(0, verbAt).map(({ word }) => word)
      const isSubject =
        /^(?:my|the|a|an|our|this)$/.test(first) && !who.some((word) => TOLD.test(word))
      return opener === undefined && isSubject ? GUILTY : undefined
    },
    example: ['the last bus leaving as I arrive', 'The audacity'],
  },
  {
    name: 'what happens is reacted to',
    make: ({ clause: { opener } }) => (opener === 'when' ? HAPPENING : undefined),
    example: ['when the sale is only online', 'I was not ready for that'],
  },
  {
    name: 'anything happens as foretold',
    make: () => ANYTHING,
    example: ['we walked home twice', 'As the prophecy foretold'],
  },
]

/** The lines of the first row that matches with any. */
export function payoffsOf(reading: Reading): readonly string[] {
  const fresh = (lines = '') =>
    lines.split(' | ').filter((line) => line !== '' && !repeats(line, reading))
  return PAYOFFS.map(({ make }) => fresh(make(reading))).find(({ length }) => length > 0) ?? []
}

const SHORTEST = 5

/** Whether a line says a word of the prompt again. */
function repeats(line: string, { tokens }: Reading): boolean {
  const said = new Set(tokens.flatMap(({ word }) => [word, ...singularsOf(word)]))
  return line
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        word.length >= SHORTEST && [word, ...singularsOf(word)].some((one) => said.has(one)),
    )
}

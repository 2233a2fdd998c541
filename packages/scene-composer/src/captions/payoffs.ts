/** Second lines for prompts that have none of their own. */
import { singularsOf } from '../language/plurals.ts'
import { MOODS } from '../moods/moods.ts'
import type { Reading } from '../reading/read-prompt.ts'
import { isSaid } from '../reading/subject.ts'
import { isAlive } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'

/** What people say when a prompt begins with them, by their names, separated by "|". */
const SAYINGS: readonly (readonly [names: string, ...lines: string[]])[] = [
  [
    'boss|manager',
    'Do you have a quick minute?',
    'We are like a family here.',
    'Going home already?',
  ],
  [
    'mom|mum|mother',
    'Whatever your name is. Did you eat?',
    'We have food at home.',
    "I'm not angry.",
  ],
  [
    'dad|father',
    'Put on a jumper.',
    'Who touched the thermostat?',
    "I'm not asleep. I'm thinking.",
  ],
  ['grandma|grandmother|granny', 'You look thin. Sit.', 'One more plate. A small one.', 'Eat.'],
  ['grandpa|grandfather', 'In my day we walked.', "I'm only resting my eyes.", 'Speak up.'],
  ['baby|toddler|kid|child', 'Why? Why? Why?', 'Sleep is for the weak.', 'Again! Again!'],
  ['brother|sister|sibling', 'I called it first.', "I'm telling mum.", "I'm not touching you."],
  [
    'teacher|professor',
    'The bell does not dismiss you.',
    'This will be on the test.',
    'See me after class.',
  ],
  ['girlfriend|boyfriend|wife|husband', "I'm fine.", 'Just one bite.', 'We said five minutes ago.'],
  [
    'couple',
    'You choose. No, not that one.',
    "I don't mind. But no.",
    'Two hours of trailers, then bed.',
  ],
  [
    'neighbor|neighbour',
    'Is it too loud? Good.',
    'Sunday, 7 am: drill time.',
    'You should hear the encore.',
  ],
  ['client|customer', 'Just one small change.', 'Can you make it pop?', 'We need it yesterday.'],
  [
    'doctor|dentist',
    'You may feel a little pinch.',
    'Do you floss? Be honest.',
    'And how much coffee a day?',
  ],
]
const ANIMAL = [
  'I regret nothing.',
  'You may clap now.',
  'Somebody had to do it.',
  'This is my house now.',
  'I was promised snacks.',
  "And I'd do it again.",
]
/** Enough that several attempts differ. */
const ENOUGH = 6

/** What the subject with which a prompt begins says, in quotation marks; empty if it has no words. */
export function sayingsOf(reading: Reading): readonly string[] {
  const { actors, tokens } = reading
  const [actor] = actors
  if (actor === undefined || actor.start < 0) return unpicturedSayings(reading)
  if (!isSaid(actor) || actor.start > 2 || !isAlive(actor.thing)) return []
  if (tokens.slice(0, actor.start).some(({ word }) => word === 'me' || word === 'i')) return []
  const own = saidBy(actor.noun.split(' '))
  const said = own.length > 0 ? own : (recordOf(actor.thing.emoji).punchlines ?? [])
  const isAnimal = actor.thing.kind === 'animal'
  if (said.length === 0 && !isAnimal) return []
  return [...said, ...(isAnimal ? ANIMAL : [])].map(quoted)
}

/** What people without a picture say, such as siblings, if they do something. */
function unpicturedSayings({ clause, tokens }: Reading): readonly string[] {
  if (clause.verbAt === undefined || clause.opener !== undefined) return []
  const words = tokens.slice(...clause.who).map(({ word }) => word)
  return saidBy(words.flatMap((word) => [word, ...singularsOf(word)])).map(quoted)
}

const saidBy = (words: readonly string[]): readonly string[] =>
  SAYINGS.find(([names]) => names.split('|').some((name) => words.includes(name)))?.slice(1) ?? []

const quoted = (line: string): string => `"${line.replace(/\.$/, '')}"`

/** Lines that answer a prompt: what suits its topic, then what suits its mood. */
export function payoffsOf(reading: Reading): readonly string[] {
  const { actors, objects, mood } = reading
  const own = [...objects, ...actors]
    .filter(({ thing }) => !isAlive(thing) || recordOf(thing.emoji).isAction)
    .flatMap(({ thing }) => recordOf(thing.emoji).punchlines ?? [])
  const fresh = own.filter((line) => !repeats(line, reading))
  const needed = Math.max(0, ENOUGH - fresh.length)
  const general = MOODS[mood].punchlines.filter((line) => !repeats(line, reading))
  return [...fresh, ...general.slice(0, needed)]
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

/**
 * How the captions of a prompt are made: the first rule that matches decides.
 *
 * The prompt's own words stay as they are written. They are split where their sense splits, or else
 * get a second line that answers them.
 */
import { isGerund } from '../language/verbs.ts'
import type { Reading } from '../reading/read-prompt.ts'
import { isPerson } from '../things/thing.ts'
import { capital, MAX_LINE, partedAtJoint, shorten, trimPunctuation } from './fit-line.ts'
import { FOREIGN_PAYOFFS, type ForeignPayoffs } from './foreign-payoffs.ts'
import { payoffsOf } from './payoffs.ts'
import { splitAtTurn, type TurnKind } from './turns.ts'
import { writtenLines } from './written-lines.ts'

/** The two lines of a meme. */
export type Lines = readonly [top: string, bottom: string]

interface CaptionRule {
  readonly name: string
  /** The lines that it makes of a prompt; empty if it does not match. Attempts take turns. */
  readonly make: (reading: Reading) => readonly Lines[]
  /** Whether each line has a panel of its own. */
  readonly hasPanels?: true
  /** A prompt for which it decides, and one pair of its lines. */
  readonly example: readonly [prompt: string, top: string, bottom: string]
}

const one = (lines: Lines | undefined): readonly Lines[] => (lines === undefined ? [] : [lines])
const turning = (kind: TurnKind) => (reading: Reading) =>
  one(splitAtTurn(reading.text, reading.isEnglish ? 'en' : reading.language, kind))

/** The whole prompt and each of the second lines, if the prompt is short enough for one line. */
function answered(reading: Reading, seconds: readonly string[], end = ''): readonly Lines[] {
  const top = `${capital(trimPunctuation(reading.text))}${end}`
  return [...top].length > MAX_LINE ? [] : seconds.map((second) => [top, second] as const)
}
/** The whole prompt and a line in its language, one of those separated by " | ". */
const answeredIn = (
  reading: Reading,
  linesOf: (payoffs: ForeignPayoffs) => string | undefined,
): readonly Lines[] => {
  const lines = reading.language && linesOf(FOREIGN_PAYOFFS[reading.language])
  return lines === undefined ? [] : answered(reading, lines.split(' | '))
}
const when = (does: boolean, make: () => readonly Lines[]) => (does ? make() : [])

const EXPECTATION = /^expect(?:ed|ations?)?\b/iu
const REALITY = /,? (?=(?:but )?reality\b.)/giu
const VERSUS = / (?:vs\.?|versus) (?=.)/giu
const ASKED = /^(?:how|why|what|where|who) (?:do|does|did|is|are|am|can|would|should)\b|[?？]$/i
const PLANNED =
  /^(?:i'll|i will|i only|i just|i'm only|i'm going to|just one|one more|one last|only one|tomorrow i|starting tomorrow|this time i|i start|i am going to)\b|^(?:i|my) .* tomorrow$/i
/** A "when" that is asked dates nothing. */
const ASKS_WHEN = /\b(?:ask|wonder)(?:s|ed|ing)? (?:me )?when\b/i
/** How a reaction begins. */
const WHEN = /^(?:cuando|quand|lorsque|wenn|quando|als|wanneer|gdy|kiedy|когда) |(?:時|とき)$/iu
/** A longer text is not read at a glance in one line. */
const LONG = 42
const COMPLETE = 112

/** The lines around the first place where a separator stands, after a number of characters. */
function partsAround(text: string, separator: RegExp, after: number): Lines | undefined {
  for (const { index, 0: found } of text.matchAll(separator)) {
    if (index > after) return [text.slice(0, index), text.slice(index + found.length)]
  }
  return undefined
}

/** The two parts of an expectation and its reality, or of a comparison. */
function comparedParts(text: string): Lines | undefined {
  const expectation = EXPECTATION.exec(text)?.[0]
  const expected = expectation && partsAround(text, REALITY, expectation.length)
  const [first, second] = expected || partsAround(text, VERSUS, 0) || []
  return first === undefined || second === undefined
    ? undefined
    : [first, withSubject(first, second)]
}

const PLACE_IN_TIME = /^(?<who>.*?\S) (?<at>at|in|on|before|after|during) /iu

/** A second part with the subject of the first: "my notes at the start", "my notes at the end". */
function withSubject(first: string, second: string): string {
  const { who, at } = PLACE_IN_TIME.exec(first)?.groups ?? {}
  if (who === undefined || at === undefined) return second
  if (/^(?:at|in|on|before|after|during) /i.test(second)) return `${who} ${second}`
  return /^the (?:\S+)$/i.test(second) ? `${who} ${at} ${second}` : second
}

/** Two lines that are both short enough, or none. */
const ifShort = (lines: Lines): readonly Lines[] =>
  when(
    lines.every((line) => [...line].length <= MAX_LINE),
    () => [lines],
  )

/** The rules, in order. */
export const CAPTION_RULES: readonly CaptionRule[] = [
  {
    name: 'only emoji get a last word',
    make: (reading) =>
      when(reading.tokens.every(({ isEmoji }) => isEmoji) && reading.tokens.length > 0, () =>
        ['No further questions', 'The end.', 'I have no words', 'My week, summarized'].map(
          (second) => [shorten(reading.text, 24) ?? '', second] as const,
        ),
      ),
    example: ['🐱🍕', '🐱🍕', 'No further questions'],
  },
  {
    name: 'two lines that are written get a panel each',
    make: ({ text }) => {
      const { before, after } = writtenLines(text)
      const isLabel = /^[^:]+:$|nobody/i.test(before ?? '')
      return before === undefined || after === undefined || isLabel
        ? []
        : ifShort([capital(before), capital(after)])
    },
    hasPanels: true,
    example: ['expectation: beach, reality: potato', 'Expectation: beach', 'Reality: potato'],
  },
  {
    name: 'a label or an old meme stays two lines',
    make: ({ text }) => {
      const { setUp, finish, before, after, label, line } = writtenLines(text)
      const top = setUp ?? before ?? (label === undefined ? undefined : `${label}:`)
      const bottom = finish ?? after ?? line
      if (top === undefined || bottom === undefined) return []
      return ifShort([capital(top), setUp === undefined ? capital(bottom) : bottom])
    },
    example: ['nobody: my cat at 4am', 'Nobody:', 'My cat at 4am'],
  },
  {
    name: 'two parts compared get a panel each',
    make: ({ text }) => {
      const [first, second] = comparedParts(text) ?? []
      if (first === undefined || second === undefined) return []
      return ifShort([capital(trimPunctuation(first)), capital(trimPunctuation(second))])
    },
    hasPanels: true,
    example: [
      'my notes at the start of term vs the end',
      'My notes at the start of term',
      'My notes at the end',
    ],
  },
  {
    name: 'a question gets no answer',
    make: (reading) =>
      when(ASKED.test(reading.text), () =>
        answered(
          reading,
          reading.isEnglish
            ? [
                'Asking for a friend',
                'Wrong answers only',
                'The internet: it depends',
                'Nobody knows. Next question.',
              ]
            : ['¯\\_(ツ)_/¯'],
          '?',
        ),
      ),
    example: ['how do magnets work', 'How do magnets work?', 'Asking for a friend'],
  },
  {
    name: 'a second sentence is the punchline',
    make: turning('sentence'),
    hasPanels: true,
    example: ['I said five minutes. That was noon.', 'I said five minutes', 'That was noon'],
  },
  {
    name: 'a contradiction is the punchline',
    make: turning('but'),
    hasPanels: true,
    example: [
      'llega el viernes pero trabajas el sábado',
      'Llega el viernes',
      'pero trabajas el sábado',
    ],
  },
  {
    name: 'a plan is not believed',
    make: (reading) => {
      if (reading.isEnglish)
        return when(PLANNED.test(reading.text), () =>
          answered(reading, [
            'Narrator: that was a lie',
            'Spoiler: no',
            'History will be the judge',
          ]),
        )
      return answeredIn(reading, ({ plan }) => (plan?.[0].test(reading.text) ? plan[1] : undefined))
    },
    example: ['I only went in for milk', 'I only went in for milk', 'Narrator: that was a lie'],
  },
  {
    name: 'what follows a comma is the punchline',
    make: turning('comma'),
    hasPanels: true,
    example: ['月曜日の朝、起きられない', '月曜日の朝', '起きられない'],
  },
  {
    name: 'who reacts stands above when',
    make: (reading) => (ASKS_WHEN.test(reading.text) ? [] : turning('when')(reading)),
    example: ["mon chien quand j'ouvre le frigo", 'Mon chien', "quand j'ouvre le frigo"],
  },
  {
    name: 'what goes on is the punchline',
    make: (reading) => {
      const [lines] = turning('and')(reading)
      const isClause =
        !reading.isEnglish ||
        reading.clause.opener !== undefined ||
        reading.clause.verbAt !== undefined
      const isShort = lines !== undefined && lines[0].split(' ').length < 3
      // "Cooking together / and ordering pizza", but not "My boss / and my cat fighting".
      const goesOn = !isShort || isGerund(reading.tokens[0]?.word ?? '')
      return when(isClause && goesOn, () => one(lines))
    },
    hasPanels: true,
    example: [
      'when you finally fix the bug and three new ones appear',
      'When you finally fix the bug',
      'and three new ones appear',
    ],
  },
  {
    name: 'what is too long for one line is parted where it can be',
    make: ({ text, clause: { opener } }) => {
      // Who only tells "when" something happens waits for a reaction.
      const isReacted = (opener === 'when' || WHEN.test(text)) && [...text].length <= MAX_LINE
      const isLong = [...text].length > LONG && text.length <= COMPLETE && !isReacted
      const [first = '', second = ''] = isLong ? partedAtJoint(text) : []
      return first === '' || second === '' ? [] : ifShort([capital(first), second])
    },
    example: [
      'my computer deciding to update during the presentation',
      'My computer deciding to update',
      'during the presentation',
    ],
  },
  {
    name: 'an animal of another language is not sorry',
    make: (reading) => {
      const isAnimal = [...reading.actors, ...reading.objects].some(
        ({ thing }) => thing.kind === 'animal',
      )
      return isAnimal ? answeredIn(reading, ({ animal }) => animal) : []
    },
    example: ['猫がキーボードの上で寝る', '猫がキーボードの上で寝る', '通常運転。'],
  },
  {
    name: 'relatives and bosses of another language say what they always say',
    make: (reading) => {
      const words = new Set(reading.tokens.map(({ word }) => word))
      const isNamed = (name: string) =>
        words.has(name) || (reading.language === 'ja' && reading.text.startsWith(name))
      return WHEN.test(reading.text)
        ? []
        : answeredIn(
            reading,
            ({ sayings }) => sayings?.find(([names]) => names.split('|').some(isNamed))?.[1],
          )
    },
    example: [
      'mi mamá buscando mis llaves',
      'Mi mamá buscando mis llaves',
      '"¿Y si voy yo y lo encuentro?"',
    ],
  },
  {
    name: 'a person of another language sees no problem',
    make: (reading) => {
      const [actor] = reading.actors
      const isOther = actor !== undefined && isPerson(actor.thing) && actor.noun !== 'me'
      const isSubject = reading.language !== 'ja' || /[がは]/u.test(reading.text)
      return isOther && isSubject && !WHEN.test(reading.text)
        ? answeredIn(reading, ({ person }) => person)
        : []
    },
    example: ['父がまた同じ冗談を言う', '父がまた同じ冗談を言う', '「何か？」'],
  },
  {
    name: 'one reacts in another language',
    make: (reading) =>
      WHEN.test(reading.text) && !/^(?:shocked|scared|sad)$/.test(reading.mood)
        ? answeredIn(reading, ({ reaction }) => reaction)
        : [],
    example: ['wenn der Chef anruft', 'Wenn der Chef anruft', 'Lächeln und winken.'],
  },
  {
    name: 'a feeling has its words in another language',
    make: (reading) => answeredIn(reading, ({ moods }) => moods?.[reading.mood]),
    example: [
      'Muskelkater nach dem Treppensteigen',
      'Muskelkater nach dem Treppensteigen',
      'Ich bin zu alt für so was.',
    ],
  },
  {
    name: 'a situation of another language is fine',
    make: (reading) => answeredIn(reading, ({ situation }) => situation),
    example: ['der Drucker druckt nicht', 'Der Drucker druckt nicht', 'Läuft bei mir.'],
  },
  {
    name: 'anything in English gets an answer',
    make: (reading) =>
      when(reading.isEnglish, () =>
        answered(reading, payoffsOf(reading), / be like$/i.test(reading.text) ? ':' : ''),
      ),
    example: ['the update nobody wants', 'The update nobody wants', 'As the prophecy foretold'],
  },
]

/** The lines of the first rule that matches, its name, and whether they are panels. */
export function linesOf(reading: Reading): {
  readonly rule: string
  readonly lines: readonly Lines[]
  readonly hasPanels: boolean
} {
  for (const { name, make, hasPanels = false } of CAPTION_RULES) {
    const lines = make(reading)
    if (lines.length > 0) return { rule: name, lines, hasPanels }
  }
  const top = capital(shorten(reading.text, MAX_LINE) ?? '')
  return {
    rule: 'the rest is cut',
    lines: payoffsOf(reading).map((second) => [top, second] as const),
    hasPanels: false,
  }
}

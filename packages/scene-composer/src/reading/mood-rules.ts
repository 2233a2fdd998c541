/** How a prompt feels: the first row that matches decides. */
import { isJoy, type Mood, moodOf, moodsIn } from '../moods/moods.ts'
import { isPerson } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { Cast } from './relate-subjects.ts'
import type { Token } from './tokens.ts'

/** What a row knows of a prompt. */
interface Facts extends Cast {
  readonly words: readonly string[]
  /** The moods that the words say, in their order. */
  readonly said: readonly Mood[]
}

interface MoodRule {
  readonly name: string
  /** The mood, or undefined if the row does not match. */
  readonly make: (facts: Facts) => Mood | undefined
  readonly example: readonly [prompt: string, mood: Mood]
}

/** Words that turn joy into its opposite: "the weekend is over", "no party". */
const SPOILED =
  /^(?:over|no|not|without|nobody|cancelled|canceled|forgot|forget|forgets|never|late|missed|dead|ends|ended|isn't|can't|denied|declined|rejected|sin|ohne|sans|sem|senza|bez|kein|keine)$/

/** A joy is none after something, or if it is spoilt. */
const felt = (mood: Mood | undefined, words: readonly string[]): Mood | undefined =>
  mood && isJoy(mood) && words.some((word) => word === 'after' || SPOILED.test(word)) ? 'sad' : mood

export const MOOD_RULES: readonly MoodRule[] = [
  {
    name: 'what one gets instead is no joy',
    make: ({ words: [first = '', second = ''], said }) =>
      /^(?:and|but)$/.test(first) && /^(?:get|gets|got|getting)$/.test(second) && said.some(isJoy)
        ? 'awkward'
        : undefined,
    example: ['and getting a pizza party', 'awkward'],
  },
  {
    name: 'a feeling that is no joy wins',
    make: ({ said }) => said.find((mood) => !isJoy(mood)),
    example: ['an exam on Friday', 'scared'],
  },
  {
    name: 'joy that is over or spoilt is sad',
    make: ({ words, said: [mood] }) => {
      const isOver = words.some(
        (word, index) =>
          moodOf(word) === mood && words.slice(Math.max(0, index - 2), index).includes('after'),
      )
      return mood !== undefined && (isOver || words.some((word) => SPOILED.test(word)))
        ? 'sad'
        : undefined
    },
    example: ['when the weekend is over', 'sad'],
  },
  { name: 'joy is joy', make: ({ said: [mood] }) => mood, example: ['happy dog', 'happy'] },
  {
    name: 'a thing makes one feel something, in every language',
    make: ({ objects, actors, words }) =>
      actors.every(({ thing }) => isPerson(thing))
        ? felt(objects.map(({ thing }) => recordOf(thing.emoji).feels).find(Boolean), words)
        : undefined,
    example: ['la réunion de dix heures', 'tired'],
  },
  {
    name: 'anything else feels like nothing in particular',
    make: () => 'neutral',
    example: ['a chair', 'neutral'],
  },
]

/** The mood of a prompt. */
export function moodOfPrompt(tokens: readonly Token[], cast: Cast): Mood {
  const words = tokens.map(({ word }) => word)
  const facts = { ...cast, words, said: moodsIn(words) }
  return MOOD_RULES.map(({ make }) => make(facts)).find((mood) => mood !== undefined) ?? 'neutral'
}

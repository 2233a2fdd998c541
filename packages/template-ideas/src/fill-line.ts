import { trimEnd } from '@memesmith/scene-composer/trim-end'
import type { Topic } from './topic.ts'

const BETWEEN = ' | '
const SLOT = /\{(topic|your topic|clause|one|other)\}/gi

/** Words of the speaker, said to them. */
const SAID_TO: Readonly<Record<string, string>> = {
  my: 'your',
  mine: 'yours',
  me: 'you',
  i: 'you',
  our: 'your',
  us: 'you',
  myself: 'yourself',
}

/** Longest part of a topic that is filled in, in characters. A longer one ends with an ellipsis. */
const MAX_FILLED_LENGTH = 70

/**
 * Fills a line of a purpose (see `Purpose`).
 *
 * @returns one text for each zone; undefined if the topic lacks what a slot needs
 */
export function fillLine(line: string, topic: Topic): readonly string[] | undefined {
  let isComplete = true
  const filled = line.replace(SLOT, (_, name: string) => {
    const words = wordsFor(name.toLowerCase(), topic)
    if (words === undefined) isComplete = false
    return written(shortened(words ?? ''), /^\p{Lu}/u.test(name))
  })
  return isComplete ? filled.split(BETWEEN) : undefined
}

/** A longer topic is hard to read within a sentence, in characters. */
const MAX_WITHIN = 28
const BARE = /^(?:[^{}]{1,20}: )?[“„«]?\{(?:topic|clause)\}[”“»]?(?:[:.…]|\. [^{}]+)?$/i
const AFTER_WHEN = /^When \{clause\}$/

/** Whether a sentence stands alone in a text of a joke: a noun phrase may also stand there. */
export const isBare = (line: string): boolean =>
  line.split(BETWEEN).every((text) => BARE.test(text) || !/\{clause\}/i.test(text))

/**
 * Whether a joke reads well about a topic: a long one stands in a line of its own, or after "When". Two
 * things do in any case.
 */
export function readsWell(line: string, { noun = '', clause = '' }: Topic): boolean {
  const isLong = (words: string) => words.length > MAX_WITHIN
  const hasLong =
    (/\{(?:your )?topic\}/i.test(line) && isLong(noun)) ||
    (/\{clause\}/i.test(line) && isLong(clause))
  return (
    !hasLong ||
    line
      .split(BETWEEN)
      .every(
        (text) => BARE.test(text) || AFTER_WHEN.test(text) || !/(?:topic|clause)\}/i.test(text),
      )
  )
}

function wordsFor(slot: string, { noun, clause, pair }: Topic): string | undefined {
  if (slot === 'topic') return noun
  if (slot === 'your topic') return noun?.replace(/[\p{L}]+/gu, (word) => SAID_TO[word] ?? word)
  if (slot === 'clause') return clause
  return pair?.[slot === 'one' ? 0 : 1]
}

/** Without the `|` that separates texts, and with the apostrophes that the jokes have. */
function written(words: string, isFirst: boolean): string {
  const plain = words.replaceAll('|', '/').replace(/(?<=\p{L})'/gu, '’')
  return isFirst ? plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : plain
}

function shortened(words: string): string {
  if (words.length <= MAX_FILLED_LENGTH) return words
  const room = words.slice(0, MAX_FILLED_LENGTH - 1)
  const space = room.lastIndexOf(' ')
  const kept = space > MAX_FILLED_LENGTH / 2 ? room.slice(0, space) : room
  return `${trimEnd(kept.toWellFormed(), /[\s,;:\ufffd]/)}…`
}

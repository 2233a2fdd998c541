/** Chooses a caption form that fits the prompt, and fills it with parts of the prompt. */
import { pick, type Random } from '@memesmith/scenes'
import { MOODS } from '../moods/moods.ts'
import type { Reading } from '../reading/read-prompt.ts'
import { isSaid } from '../reading/subject.ts'
import type { Take } from '../take.ts'
import type { Thing } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { CaptionForm, Shape } from './caption-form.ts'
import { CAPTION_FORMS } from './caption-forms.ts'
import { shorten } from './fit-line.ts'
import { capital, type Slots, slotsOf } from './slots.ts'

/** The two captions of a meme. */
export interface Captions {
  readonly topText: string
  readonly bottomText: string
}

/** The greatest length of a caption, in characters. */
export const MAX_LINE = 60

/** Writes the two captions of a meme: a set-up and a punchline. */
export function writeCaptions(reading: Reading, { random, turn }: Take): Captions {
  const slots = { ...slotsOf(reading), punch: punchline(reading, random) }
  for (const forms of candidates(reading, slots)) {
    const fitting = forms
      .filter(({ moods }) => moods === undefined || moods.includes(reading.mood))
      .map((form) => fill(form, slots))
      .filter((captions) => captions !== undefined)
    if (fitting.length > 0) return turn(fitting)
  }
  return { topText: shorten(reading.text, MAX_LINE) ?? '', bottomText: slots.punch }
}

/** Groups of forms to try, the best first. */
function candidates(reading: Reading, slots: Slots): readonly (readonly CaptionForm[])[] {
  const shapes = shapesOf(reading, slots).map((shape) => CAPTION_FORMS[shape])
  const [best = [], ...others] = shapes
  const topic = topicForms(reading)
  const isPlainTopic =
    slots.topic !== undefined &&
    topic.length > 0 &&
    reading.tokens.length <= 3 &&
    [...reading.actors, ...reading.objects].filter(isSaid).length === 1
  // Jokes about the topic are twice as likely as forms that only name it.
  return isPlainTopic ? [[...topic, ...topic, ...best], ...others] : [best, ...others]
}

function shapesOf(reading: Reading, slots: Slots): Shape[] {
  const hasWords = reading.tokens.some((token) => !token.isEmoji)
  if (!hasWords) return ['emoji']
  if (slots.setUp !== undefined) return ['classic', 'phrase']
  if (slots.before !== undefined) return ['contrast', 'phrase']
  if (reading.language !== undefined) return ['foreign', 'phrase']
  // Made-up words are quoted in English.
  const isMadeUp = reading.tokens.length <= 2 && /^[\x20-\x7e]+$/.test(reading.text)
  if (!reading.isEnglish) return isMadeUp ? ['phrase'] : ['unread', 'phrase']
  if (slots.label !== undefined) return ['script', 'phrase']
  if (slots.subject !== undefined) return ['series', 'phrase']
  if (slots.situation !== undefined) {
    if (reading.clause.opener === 'reaction') return ['reaction', 'situation', 'phrase']
    return reading.clause.opener === undefined ? ['statement', 'phrase'] : ['situation', 'phrase']
  }
  if (slots.self !== undefined) return ['self', 'phrase']
  if (slots.doing !== undefined)
    return slots.who === undefined ? ['doing', 'phrase'] : ['action', 'doing', 'phrase']
  const { actors, objects } = reading
  const things = [...actors, ...objects].filter(isSaid).length
  const isAllOfIt = actors.some(({ end }) => end === reading.tokens.length)
  if (things === 1 && isAllOfIt && slots.who !== undefined && reading.tokens.length <= 3)
    return ['somebody', 'phrase']
  if (slots.scene !== undefined && (things > 0 || reading.setting !== undefined))
    return ['picture', 'phrase']
  if (slots.topic !== undefined && (things > 0 || reading.tokens.length <= 3))
    return ['topic', 'phrase']
  return ['phrase']
}

function topicForms({ actors, objects }: Reading): readonly CaptionForm[] {
  return [...objects, ...actors]
    .filter((subject) => isSaid(subject) && subject.role === undefined)
    .filter(({ thing, noun }) => thing.emoji !== '🐛' || noun === 'bug')
    .flatMap(({ thing, noun }) =>
      jokesAbout(thing).filter((form) => isAbout(form, noun.split(' '))),
    )
}

const jokesAbout = ({ emoji }: Thing): readonly CaptionForm[] =>
  recordOf(emoji).jokes?.map(([top, bottom]) => ({ top, bottom })) ?? []

/**
 * Whether a joke is about a topic of several words: it must contain one of them. "video call" is
 * not about code.
 */
const isAbout = ({ top, bottom }: CaptionForm, words: readonly string[]): boolean =>
  words.length === 1 || words.some((word) => `${top} ${bottom}`.toLowerCase().includes(word))

function punchline({ actors, objects, mood }: Reading, random: Random): string {
  const own = [...objects, ...actors].flatMap(({ thing }) => recordOf(thing.emoji).punchlines ?? [])
  const general = MOODS[mood].punchlines
  return pick(random, own.length > 0 && random() < 0.65 ? own : general)
}

function fill(form: CaptionForm, slots: Slots): Captions | undefined {
  const topText = fillLine(form.top, slots)
  const bottomText = fillLine(form.bottom, slots)
  if (topText === undefined || bottomText === undefined) return undefined
  return { topText, bottomText }
}

function fillLine(line: string, slots: Slots): string | undefined {
  let missing = false
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    const value = slots[key]
    if (value === undefined) {
      missing = true
      return ''
    }
    return key === name ? value : capital(value)
  })
  const tidy = text
    .replace(/\.\.\.[.:!]/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
  return missing || [...tidy].length > MAX_LINE ? undefined : tidy
}

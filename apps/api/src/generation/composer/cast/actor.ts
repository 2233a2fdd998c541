/** Who plays a part: somebody or something of the prompt, and how it is drawn. */
import { pick, type Random } from '../../../scenes/random.ts'
import type { Kind, Thing } from '../lexicon/thing.ts'
import type { Mood } from '../reading/moods.ts'
import { BUST_LEGS, CATS_BY_MOOD, CLOTHES, FACES_BY_MOOD, FLOATING, HEADS, SIZES } from './looks.ts'

export type Actor =
  | {
      form: 'figure'
      emoji: string
      skin: string
      outfit: 'suit' | 'shirt' | 'hoodie' | 'robe'
      colour: string
      size: number
    }
  | { form: 'bust'; emoji: string; legs: string; size: number }
  | { form: 'sprite'; emoji: string; size: number; floats: boolean; hasEyes: boolean }

const KIND_SIZES = {
  animal: 0.9,
  face: 1,
  bust: 1,
  person: 1,
  food: 0.8,
  drink: 0.7,
  tech: 0.8,
  idea: 0.8,
  object: 0.85,
  vehicle: 1.25,
}

const YELLOW = '#ffc83d'

/** Kinds of things that get eyes when they play somebody. */
const EYED: ReadonlySet<Kind> = new Set(['food', 'drink', 'object', 'vehicle', 'tech'])

/** The actor for a thing; without a thing, a person whose face shows the mood. */
export function castActor(random: Random, thing: Thing | undefined, mood: Mood, noun = ''): Actor {
  const colour = pick(random, CLOTHES)
  if (thing === undefined || noun === 'me' || (thing.emoji === '🧑' && mood !== 'neutral')) {
    const emoji = pick(random, FACES_BY_MOOD[mood])
    return {
      form: 'figure',
      emoji,
      skin: YELLOW,
      outfit: pick(random, ['hoodie', 'shirt'] as const),
      colour,
      size: 1,
    }
  }
  const size = SIZES[thing.emoji] ?? KIND_SIZES[thing.kind]
  const skin = HEADS[thing.emoji] ?? (thing.kind === 'face' ? YELLOW : undefined)
  if (skin !== undefined) {
    const emoji = thing.emoji === '🐱' ? pick(random, CATS_BY_MOOD[mood] ?? ['🐱']) : thing.emoji
    const outfit = /boss|ceo|manager|lawyer|recruiter|landlord|king/.test(noun)
      ? 'suit'
      : pick(random, ['hoodie', 'shirt', 'hoodie'] as const)
    return { form: 'figure', emoji, skin, outfit, colour, size }
  }
  const legs = BUST_LEGS[thing.emoji]
  if (legs !== undefined) return { form: 'bust', emoji: thing.emoji, legs, size }
  return {
    form: 'sprite',
    emoji: thing.emoji,
    size,
    floats: FLOATING.has(thing.emoji),
    hasEyes: EYED.has(thing.kind) && !/[🏃🧘🏋🛌🗿👀]/u.test(thing.emoji),
  }
}

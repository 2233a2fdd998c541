/** Who plays a part: somebody or something of the prompt, and how it is drawn. */
import { pick, type Random } from '@memesmith/scenes'
import type { Kind } from '../lexicon/thing.ts'
import type { Mood } from '../reading/moods.ts'
import type { Subject } from '../reading/subject.ts'
import { type Costume, costumeOf } from './costumes.ts'
import { BUST_LEGS, CATS_BY_MOOD, CLOTHES, FACES_BY_MOOD, FLOATING, HEADS, SIZES } from './looks.ts'

export type Actor =
  | {
      form: 'figure'
      emoji: string
      skin: string
      outfit: 'suit' | 'shirt' | 'hoodie' | 'robe'
      color: string
      size: number
      costume: Costume | undefined
    }
  | { form: 'bust'; emoji: string; legs: string; size: number }
  | {
      form: 'sprite'
      emoji: string
      size: number
      floats: boolean
      hasEyes: boolean
      costume: Costume | undefined
    }

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

/** Whether it is somebody without a face of their own. */
const isAnybody = (subject: Subject | undefined, mood: Mood): boolean =>
  subject === undefined ||
  subject.noun === 'me' ||
  (subject.thing.emoji === '🧑' && mood !== 'neutral')

/** Whether the actor's face shows the mood. */
export const showsMood = (subject: Subject | undefined, mood: Mood): boolean =>
  isAnybody(subject, mood) || (subject?.thing.emoji === '🐱' && CATS_BY_MOOD[mood] !== undefined)

/** The actor for a subject; without one, a person whose face shows the mood. */
export function castActor(random: Random, subject: Subject | undefined, mood: Mood): Actor {
  const { thing } = subject ?? {}
  const costume = costumeFor(subject)
  const dressed = {
    outfit: costume?.outfit ?? pick(random, ['hoodie', 'shirt', 'hoodie'] as const),
    color: costume?.color ?? pick(random, CLOTHES),
    costume,
  }
  if (thing === undefined || isAnybody(subject, mood)) {
    const emoji = pick(random, FACES_BY_MOOD[mood])
    return { form: 'figure', emoji, skin: YELLOW, size: 1, ...dressed }
  }
  const size = SIZES[thing.emoji] ?? KIND_SIZES[thing.kind]
  const skin = HEADS[thing.emoji] ?? (thing.kind === 'face' ? YELLOW : undefined)
  if (skin !== undefined) {
    const emoji = thing.emoji === '🐱' ? pick(random, CATS_BY_MOOD[mood] ?? ['🐱']) : thing.emoji
    return { form: 'figure', emoji, skin, size, ...dressed }
  }
  const legs = BUST_LEGS[thing.emoji]
  if (legs !== undefined) return { form: 'bust', emoji: thing.emoji, legs, size }
  return {
    form: 'sprite',
    emoji: thing.emoji,
    size,
    floats: FLOATING.has(thing.emoji),
    hasEyes: EYED.has(thing.kind) && !/[🏃🧘🏋🛌🗿👀]/u.test(thing.emoji),
    costume,
  }
}

/** The clothes of a job that the picture itself doesn't show. */
export function costumeFor(subject: Subject | undefined): Costume | undefined {
  if (subject?.role !== undefined) return costumeOf(subject.role.noun, subject.role.thing.emoji)
  return subject?.thing.kind === 'face' ? costumeOf(subject.noun, subject.thing.emoji) : undefined
}

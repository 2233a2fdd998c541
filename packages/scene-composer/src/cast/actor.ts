/** An actor: a subject of the prompt, and how it is drawn. */
import { pick, type Random } from '@memesmith/scenes'
import { MOODS, type Mood } from '../moods/moods.ts'
import type { Subject } from '../reading/subject.ts'
import type { Costume, Outfit } from '../things/costume.ts'
import { kindRecord } from '../things/kinds.ts'
import { costumeOf, recordOf } from '../things/things.ts'

/** A head on a drawn body, a bust on drawn legs, or a picture of the whole. */
export type Actor =
  | {
      readonly form: 'figure'
      readonly emoji: string
      readonly skin: string
      readonly outfit: Outfit
      readonly color: string
      readonly size: number
      readonly costume: Costume | undefined
    }
  | { readonly form: 'bust'; readonly emoji: string; readonly legs: string; readonly size: number }
  | {
      readonly form: 'sprite'
      readonly emoji: string
      readonly size: number
      readonly floats: boolean
      readonly hasEyes: boolean
      readonly costume: Costume | undefined
    }

const YELLOW = '#ffc83d'

/** Clothes that go well with bright backgrounds. */
const CLOTHES = [
  '#2f6fe0',
  '#d8343f',
  '#3f8f6a',
  '#7b4fd0',
  '#e08a1e',
  '#15808f',
  '#c23b80',
  '#4b5672',
] as const

/** Whether a subject is a person without a face of their own. */
const isUnspecificPerson = (subject: Subject | undefined, mood: Mood): boolean =>
  subject === undefined ||
  subject.noun === 'me' ||
  (subject.thing.emoji === '🧑' && mood !== 'neutral')

/** Whether the actor's face shows the mood. */
export const showsMood = (subject: Subject | undefined, mood: Mood): boolean =>
  isUnspecificPerson(subject, mood) ||
  recordOf(subject?.thing.emoji ?? '').moods?.[mood] !== undefined

/** The actor for a subject; without one, a person whose face shows the mood. */
export function castActor(random: Random, subject: Subject | undefined, mood: Mood): Actor {
  const { thing } = subject ?? {}
  const costume = costumeFor(subject)
  const dressed = {
    outfit: costume?.outfit ?? pick(random, ['hoodie', 'shirt', 'hoodie'] as const),
    color: costume?.color ?? pick(random, CLOTHES),
    costume,
  }
  if (thing === undefined || isUnspecificPerson(subject, mood)) {
    const emoji = pick(random, MOODS[mood].faces)
    return { form: 'figure', emoji, skin: YELLOW, size: 1, ...dressed }
  }
  const { emoji, kind } = thing
  const record = recordOf(emoji)
  const { size: usual, getsEyes = false } = kindRecord(kind)
  const size = record.size ?? usual
  const skin = record.hands ?? (kind === 'face' ? YELLOW : undefined)
  if (skin !== undefined) {
    const moods = record.moods && (record.moods[mood] ?? [emoji])
    const shown = moods === undefined ? emoji : pick(random, moods)
    return { form: 'figure', emoji: shown, skin, size, ...dressed }
  }
  if (record.trousers !== undefined) return { form: 'bust', emoji, legs: record.trousers, size }
  return {
    form: 'sprite',
    emoji,
    size,
    floats: record.floats ?? false,
    hasEyes: record.hasEyes ?? getsEyes,
    costume,
  }
}

/** The clothes of a subject's profession, if its picture doesn't show them. */
export function costumeFor(subject: Subject | undefined): Costume | undefined {
  if (subject?.role !== undefined) return costumeOf(subject.role.noun, subject.role.thing.emoji)
  return subject?.thing.kind === 'face' ? costumeOf(subject.noun, subject.thing.emoji) : undefined
}

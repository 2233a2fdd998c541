import type { SettingName } from '@memesmith/scenes'
import type { Mood } from '../moods/moods.ts'
import type { Costume } from './costume.ts'
import type { Kind } from './kinds.ts'

/**
 * All that the composer knows about the picture of one emoji.
 *
 * Its kind is that of the table that holds it. Every index (by word, by verb, by job …) is derived
 * in `things.ts`.
 */
export interface ThingRecord {
  /** English words for it, separated by commas. The first says what the picture shows. */
  readonly names?: string
  /** Another meaning of the picture; its first name says what the picture then shows. */
  readonly also?: { readonly kind: Kind; readonly names: string }
  /** Words for it in other languages, separated by commas. */
  readonly foreign?: string
  /** Verbs that show it even if the prompt doesn't name it, separated by spaces. */
  readonly impliedBy?: string

  /** The picture is a head: it gets a body with hands of this color. */
  readonly hands?: string
  /** The picture shows head and chest: it gets legs in trousers of this color. */
  readonly trousers?: string
  /** The picture of the whole body, for scenes where a head would look cut off. */
  readonly wholeBody?: string
  /** Its pictures in each mood. */
  readonly moods?: Readonly<Partial<Record<Mood, readonly string[]>>>
  /** Height beside a person of 1. */
  readonly size?: number
  /**
   * Where a hat sits on a picture of the whole body: from the middle of the feet to the top of the
   * head, to the right and up, then the head's width, all as fractions of the picture's side.
   */
  readonly crown?: readonly [right: number, up: number, width: number]
  /** The picture looks to the right; others look to the left or ahead. */
  readonly facesRight?: true
  /** It hangs in the air or in the water. */
  readonly floats?: true
  /** A rider on it is in the air. */
  readonly flies?: true
  /** It is seen from above or lies flat: riders stand on it. */
  readonly isFlat?: true
  /** An actor fits inside. */
  readonly isContainer?: true
  /** Where it is worn. */
  readonly wornOn?: 'head' | 'face'
  /** Whether it gets googly eyes when it plays a part; if missing, its kind decides. */
  readonly hasEyes?: false
  /** It has signs that can't be read in a mirror. */
  readonly hasWriting?: true
  /** How it decorates the edge of a scene, if not as a small thing on the ground. */
  readonly asProp?: 'tall' | 'hanging'

  /** It is a day or a party: if it is gone, it is not broken. */
  readonly isDay?: true
  /** It is a building that is seen from within. */
  readonly isBuilding?: true
  /** The picture of an action, which shows who does it. */
  readonly isAction?: true
  /** Where it is found, the likeliest first. */
  readonly places?: readonly SettingName[]
  /** It is itself a place to be in. */
  readonly setting?: SettingName

  /** What it makes people feel, unless the prompt says something else. */
  readonly feels?: Mood
  /** The clothes of its profession, for an animal or another person who does that work. */
  readonly costume?: Costume
  /** Further names, of professions whose clothes the picture doesn't show. */
  readonly jobs?: readonly (Costume & { readonly names: string })[]
}

/** Records by emoji. */
export type Things = Readonly<Record<string, ThingRecord>>

/** The input of every arrangement, and the measures that they share. */
import type { Layer } from '@memesmith/scenes'
import type { Mood } from '../moods/moods.ts'
import type { Reading } from '../reading/read-prompt.ts'
import type { Variation } from '../variation.ts'

/** Scenes are squares of this side. */
export const SIDE = 1024
/** The top caption covers what is above. Faces stay below. */
export const SAFE_TOP = 215

/** What an arrangement arranges. */
export interface Direction extends Variation {
  readonly reading: Reading
  readonly mood: Mood
  /** The y coordinate on which things in front stand. */
  readonly floor: number
}

/** Makes the layers between the background and the weather, from back to front. */
export type Arrangement = (direction: Direction) => Layer[]

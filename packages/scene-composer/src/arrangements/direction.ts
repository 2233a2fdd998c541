/** What every arrangement gets, and the measures that they share. */
import type { Layer } from '@memesmith/scenes'
import type { Mood } from '../moods/moods.ts'
import type { Reading } from '../reading/read-prompt.ts'
import type { Take } from '../take.ts'

/** Scenes are squares of this side. */
export const SIDE = 1024
/** Faces and other things that matter stay below: the top caption covers the rest. */
export const SAFE_TOP = 215

export interface Direction extends Take {
  readonly reading: Reading
  readonly mood: Mood
  /** Where things in front stand. */
  readonly floor: number
}

/** Gives the layers between the background and the weather, back to front. */
export type Arrangement = (direction: Direction) => Layer[]

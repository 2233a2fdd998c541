/** Every mood, and the indexes that are derived from the records. */
import type { MoodRecord } from './mood-record.ts'
import { PLEASANT_MOODS } from './pleasant-moods.ts'
import { UNPLEASANT_MOODS } from './unpleasant-moods.ts'

/** How a scene feels. */
export type Mood = keyof typeof PLEASANT_MOODS | keyof typeof UNPLEASANT_MOODS

/** What is known of each mood. */
export const MOODS: Readonly<Record<Mood, MoodRecord>> = { ...PLEASANT_MOODS, ...UNPLEASANT_MOODS }

const MOOD_OF: ReadonlyMap<string, Mood> = new Map(
  Object.keys(MOODS)
    .filter((mood): mood is Mood => mood in MOODS)
    .flatMap((mood) => (MOODS[mood].words?.split(' ') ?? []).map((word) => [word, mood] as const)),
)

/** The feeling that a word or a face stands for. */
export function moodOf(word: string): Mood | undefined {
  return MOOD_OF.get(word)
}

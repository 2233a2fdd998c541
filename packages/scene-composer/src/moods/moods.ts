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

const JOYS: ReadonlySet<Mood> = new Set(['party', 'happy', 'love'] as const)

export const isJoy = (mood: Mood): boolean => JOYS.has(mood)

/** Words of languages without spaces between them, the longest first. */
const JOINED = [...MOOD_OF]
  .filter(([word]) => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(word))
  .toSorted(([a], [b]) => b.length - a.length)

/** The feelings that words say, in their order; two words that belong together are joined by "_". */
export const moodsIn = (words: readonly string[]): readonly Mood[] =>
  words.flatMap((word, index) => {
    const said = MOOD_OF.get(`${words[index - 1]}_${word}`) ?? MOOD_OF.get(word)
    const joined = JOINED.find(([part]) => word.includes(part))?.[1]
    return said ?? joined ?? []
  })

/** The feeling that a word or a face stands for. */
export function moodOf(word: string): Mood | undefined {
  return MOOD_OF.get(word)
}

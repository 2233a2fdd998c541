import type { SettingName } from '@memesmith/scenes'

interface KindRecord {
  /** Height beside a person of 1, for things that have no size of their own. */
  readonly size: number
  /** It can act by itself. */
  readonly isAlive?: true
  /** It is a person, including vampires and elves. */
  readonly isPerson?: true
  /** It gets googly eyes when it plays a part. */
  readonly getsEyes?: true
  /** Where it is, for things that have no places of their own. */
  readonly places?: readonly SettingName[]
}

/**
 * The kinds of things that a word can mean in a picture.
 *
 * If things of two kinds share a word, it means the thing whose kind comes first here.
 */
export const KINDS = {
  animal: { size: 0.9, isAlive: true },
  /** A person seen from head to chest. */
  bust: { size: 1, isAlive: true, isPerson: true },
  /** A person of whom only the face is seen. */
  face: { size: 1, isAlive: true, isPerson: true },
  /** A person seen from head to foot. */
  person: { size: 1, isAlive: true, isPerson: true },
  food: { size: 0.8, getsEyes: true, places: ['kitchen', 'restaurant'] },
  drink: { size: 0.7, getsEyes: true, places: ['kitchen', 'restaurant'] },
  vehicle: { size: 1.25, getsEyes: true },
  tech: { size: 0.8, getsEyes: true },
  object: { size: 0.85, getsEyes: true },
  /** Something without a shape, told by a picture that stands for it. */
  idea: { size: 0.8 },
} as const satisfies Record<string, KindRecord>

export type Kind = keyof typeof KINDS

/** What is known of every thing of a kind. */
export const kindRecord = (kind: Kind): KindRecord => KINDS[kind]

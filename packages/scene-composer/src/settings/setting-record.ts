/** What the composer knows about a setting; how it is painted is known by the scenes. */
export interface SettingRecord {
  /** Where the picture is, as in "A cat … at an airport." */
  readonly phrase: string
  /** Words that name it, separated by commas; after "~", only after a preposition: "in the dark". */
  readonly words: string
  /** Emoji of things that stand or hang at its left or right edge, after the actors. */
  readonly props: readonly string[]
}

/** Records by the name of the setting. */
export type Settings = Readonly<Record<string, SettingRecord>>

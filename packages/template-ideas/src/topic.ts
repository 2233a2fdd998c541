/** What a joke is about. Each part is there if the words can be used in that way. */
export interface Topic {
  /** A noun phrase: "my inbox", "forgetting my keys". */
  readonly noun?: string
  /** A sentence without its full stop: "my boss replies all". */
  readonly clause?: string
  /** Two things that are compared, or that somebody chooses between. */
  readonly pair?: readonly [one: string, other: string]
}

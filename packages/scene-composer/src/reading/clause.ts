/** The parts of a prompt: an opener, who acts, and the action. */
export interface Clause {
  /** The words before the rest: "when", "me when", "POV". "my dog when …" is a reaction. */
  readonly opener: 'when' | 'pov' | 'me-when' | 'reaction' | undefined
  /** The tokens that name who acts: the first, and the one after the last. */
  readonly who: readonly [number, number]
  /** Index of the first token of the action. */
  readonly verbAt: number | undefined
  /** The action's verb in its base form. */
  readonly verb: string | undefined
}

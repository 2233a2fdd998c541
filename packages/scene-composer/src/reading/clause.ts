export interface Clause {
  /** "when", "me when", "POV" … in front of the rest; "my dog when …" is a reaction. */
  readonly opener: 'when' | 'pov' | 'me-when' | 'reaction' | undefined
  /** Tokens of who acts: from, to. */
  readonly who: readonly [number, number]
  /** Index of the action's first token, if there is an action. */
  readonly verbAt: number | undefined
  /** The action's verb in its base form. */
  readonly verb: string | undefined
  /** The action as "riding a rocket". */
  readonly doing: string | undefined
  /** It says how things are ("the wifi is down") and not what somebody does. */
  readonly isStatement: boolean
  /** All but the opener, as written. */
  readonly rest: string
}

import type { Thing } from '../things/thing.ts'

/** Something in a prompt that has a picture. */
export interface Mention {
  readonly thing: Thing
  /** The noun in the singular, as the person called it. */
  readonly noun: string
  readonly plural: boolean
  readonly count: number
  /** The picture is only related to the word. */
  readonly isGuess?: true
  /** What somebody else is: the judge in "duck judge". */
  readonly role?: Mention
  /** Indexes of its first token and of the token after its last. */
  readonly start: number
  readonly end: number
}

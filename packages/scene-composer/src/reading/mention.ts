import type { Thing } from '../things/thing.ts'

/** A thing that a prompt names. */
export interface Mention {
  readonly thing: Thing
  /** The prompt's noun, in the singular. */
  readonly noun: string
  readonly plural: boolean
  readonly count: number
  /** Whether the picture is only related to the word. */
  readonly isGuess?: true
  /** What the thing is or does: the judge in "duck judge". */
  readonly role?: Mention
  /** Index of its first token. `end` is the index after its last token. */
  readonly start: number
  readonly end: number
}

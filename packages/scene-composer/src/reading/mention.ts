import type { Thing } from '../things/thing.ts'

/** Something in a prompt that has a picture. */
export type Mention = {
  thing: Thing
  /** The noun in the singular, as the person called it. */
  noun: string
  plural: boolean
  count: number
  /** The picture is only related to the word. */
  isGuess?: true
  /** What somebody else is: the judge in "duck judge". */
  role?: Mention
  /** Indexes of its first token and of the token after its last. */
  start: number
  end: number
}

import type { Reading } from '../reading/read-prompt.ts'
import type { Take } from '../take.ts'
import { linesOf } from './caption-rules.ts'

/** The two captions of a meme. */
export interface Captions {
  readonly topText: string
  readonly bottomText: string
}

/** Writes the two captions of a meme: a set-up and a punchline. */
export function writeCaptions(reading: Reading, { turn }: Take): Captions {
  const [topText, bottomText] = turn(linesOf(reading).lines)
  return { topText, bottomText }
}

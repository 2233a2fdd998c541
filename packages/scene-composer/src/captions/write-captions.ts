import type { Reading } from '../reading/read-prompt.ts'
import type { Variation } from '../variation.ts'
import { linesOf } from './caption-rules.ts'

/** The two captions of a meme. */
export interface Captions {
  readonly topText: string
  readonly bottomText: string
}

/**
 * Writes the two captions of a meme: a set-up and a punchline.
 *
 * @returns also whether each caption has a panel of its own
 */
export function writeCaptions(
  reading: Reading,
  { turn }: Variation,
): { readonly captions: Captions; readonly hasPanels: boolean } {
  const { lines, hasPanels } = linesOf(reading)
  const [topText, bottomText] = turn(lines)
  return { captions: { topText, bottomText }, hasPanels }
}

import { trimEnd } from '../trim-end.ts'
import { capital, shorten } from './fit-line.ts'
import type { Captions } from './write-captions.ts'

const QUOTES = /["“”„«»*]/g
const LOOSE_END = /[\s:：,;]/

/**
 * A title for a meme, from its captions alone: who sees the meme has read them, but not the prompt.
 * "Nobody:" says nothing, so the line after a label is the title; a sentence that goes on in the
 * second line is read to its end.
 *
 * @param limit the greatest length, in characters
 * @returns undefined if the captions have no words
 */
export function titleOfCaptions(
  { topText, bottomText }: Captions,
  limit: number,
): string | undefined {
  const top = topText.replace(/\s+/g, ' ').trim()
  const bottom = bottomText.replace(/\s+/g, ' ').trim()
  const whole = `${top} ${bottom}`
  const goesOn = /^\p{Ll}/u.test(bottom) && !/[.!?…"”»]$/.test(top) && [...whole].length <= limit
  const lines = /[:：]$/.test(top) ? [bottom, top] : goesOn ? [whole] : [top, bottom]
  const [title] = lines.map(bare).filter((line) => line !== '')
  return title === undefined ? undefined : capital(shorten(title, limit) ?? title.slice(0, limit))
}

/** A line without quotation marks, and without the colon at its end. */
const bare = (line: string): string => trimEnd(line.replace(QUOTES, ''), LOOSE_END).trim()

import { trimEnd } from '../../trim-end.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A model's caption as it goes onto a picture: one line, without the quotation marks that models put
 * around what they write, and at most `limit` characters as people count them. A longer one ends at a
 * word where it can, with an ellipsis.
 */
export function shortenCaption(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/^(["'“„«])(.*)["'”“»]$/su, '$2')
    .trim()
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  if (characters.length <= limit) return line
  const room = characters.slice(0, limit - 1)
  const lastSpace = room.lastIndexOf(' ')
  // Chinese has no spaces, and a first word of half the line is better cut than dropped.
  const kept = lastSpace > limit / 2 ? room.slice(0, lastSpace) : room
  return `${trimEnd(kept.join(''), /[\s,;:.–—-]/)}…`
}

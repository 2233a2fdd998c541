/** Characters to strip from the end of a shortened text. */
const LOOSE = /^[\s,;:.–—-]+$/
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The text, or its beginning with an ellipsis, at most `limit` graphemes. Ends at a word boundary
 * if possible.
 */
export function shortenText(text: string, limit: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (characters.length <= limit) return text
  const room = characters.slice(0, limit - 1)
  const lastSpace = room.lastIndexOf(' ')
  // Chinese has no spaces, and a single word of half the text should be cut instead of dropped.
  const kept = lastSpace > limit / 2 ? room.slice(0, lastSpace) : room
  const end = kept.findLastIndex((character) => !LOOSE.test(character)) + 1
  return `${kept.slice(0, end).join('')}…`
}

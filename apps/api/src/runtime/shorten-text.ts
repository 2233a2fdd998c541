/** What a shortened text does not end with. */
const LOOSE = /^[\s,;:.–—-]+$/
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The text, or the beginning of it with an ellipsis, at most `limit` characters as people count them.
 * It ends at a word where it can.
 */
export function shortenText(text: string, limit: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (characters.length <= limit) return text
  const room = characters.slice(0, limit - 1)
  const lastSpace = room.lastIndexOf(' ')
  // Chinese has no spaces, and a first word of half the text is better cut than dropped.
  const kept = lastSpace > limit / 2 ? room.slice(0, lastSpace) : room
  const end = kept.findLastIndex((character) => !LOOSE.test(character)) + 1
  return `${kept.slice(0, end).join('')}…`
}

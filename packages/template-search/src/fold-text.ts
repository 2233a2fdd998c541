/** Normalizes text for searching: removes case and accents, so that "creme" finds "Crème". */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return IS_PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}+/gu, '')
}

// Fast path: most texts are ASCII, and testing that takes a tenth of the time.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const IS_PLAIN = /^[\x00-\x7f]*$/

/** Text as searches compare it: without case and without accents, so "creme" finds "Crème". */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return IS_PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}+/gu, '')
}

// Most texts have nothing to take apart, and looking is a tenth of the work.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const IS_PLAIN = /^[\x00-\x7f]*$/

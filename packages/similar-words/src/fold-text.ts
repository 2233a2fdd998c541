/**
 * Normalizes text for searching and sorting: without case, accents and vowel points, so that
 * "strasse" finds "STRASSE" and "Straße", and "creme" finds "Crème". Marks that make a different
 * letter, as in Thai, Hindi or Japanese, are kept. The nukta of Hindi (ज़) is not: many leave it out.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (IS_PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

// Fast path: most texts are ASCII.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const IS_PLAIN = /^[\x00-\x7f]*$/

/** Latin, Greek and Cyrillic accents; Hebrew and Arabic points; the nukta; variants of emoji; joiners. */
const IGNORED =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c]|\p{Emoji_Modifier}|\u200c|\u200d|\ufe0e|\ufe0f/gu

/** Letters without a decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

/**
 * Where a line of text may break.
 *
 * Problem: captions come in any language. Latin breaks at spaces; Chinese and Japanese nearly
 * everywhere, but never before a closing mark; Thai between words that no space separates.
 * Approach: `Intl.Segmenter` finds the words; a few rules of Unicode's line breaking
 * (UAX #14) then decide between which of them a line may end.
 * Limits: no hyphenation, and none of UAX #14's finer points for numbers and quotations.
 */

/** Text that stays on one line, and the white space after it. */
export interface TextUnit {
  readonly text: string
  readonly space: string
}

const words = new Intl.Segmenter('en', { granularity: 'word' })

// Spaces that a line may end at; no-break spaces (U+00A0, U+2007, U+202F) are not among them.
const BREAKING_SPACE = /^[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+$/u
/** Scripts that are written without spaces between words, and emoji. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}' +
  '\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Extended_Pictographic}\\p{Regional_Indicator}'
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u')
// Their full stops, commas and long-vowel mark have no script of their own.
const UNSPACED_END = new RegExp(
  `$(?<=[${UNSPACED}\\u3001\\u3002\\uff0c\\uff01\\uff1f\\u30fc]\\p{M}*)`,
  'u',
)
/** Marks that never begin a line: closing punctuation, small kana, the long-vowel mark. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}\p{M}!%),.:;?\]}\u2026\u3001\u3002\u3005\u303b\u30fb-\u30fe\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u309b-\u309e\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\uff01\uff0c\uff0e\uff1a\uff1b\uff1f\u0e2f\u0e46]/u
/** Marks that never end a line: opening punctuation. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const HYPHEN_END = /[\p{L}\p{N}][-\u2010\u2012-\u2014/]$/u
const LETTER_START = /^\p{L}/u

function mayBreakBetween(before: string, after: string): boolean {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false
  if (HYPHEN_END.test(before) && LETTER_START.test(after)) return true
  return UNSPACED_END.test(before) || UNSPACED_START.test(after)
}

/** Splits one line of text into units. The line must not contain line breaks. */
export function breakText(line: string): TextUnit[] {
  const units: { text: string; space: string }[] = []
  for (const segment of segmentsOf(line)) {
    const last = units.at(-1)
    if (last === undefined) units.push({ text: segment, space: '' })
    else if (BREAKING_SPACE.test(segment)) last.space += segment
    else if (last.space !== '' || mayBreakBetween(last.text, segment)) {
      units.push({ text: segment, space: '' })
    } else last.text += segment
  }
  return units
}

/** Text in ASCII, without control characters other than line feeds. */
const ASCII = /^[\n -~]*$/
/** Its spaces, and what is between them, in parts that end where a unit may end without a space. */
const ASCII_SEGMENTS = / +|[^ /-]*[/-]|[^ /-]+/g

/**
 * Splits into words, and Chinese and Japanese into characters, because browsers' dictionaries
 * differ.
 */
function* segmentsOf(line: string): Iterable<string> {
  // Fast path: this runs at every keystroke. No other breaks matter in such a line.
  if (ASCII.test(line)) {
    yield* line.match(ASCII_SEGMENTS) ?? []
    return
  }
  for (const { segment } of words.segment(line)) {
    if (HAN_OR_KANA.test(segment)) yield* splitGraphemes(segment)
    else yield segment
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits into graphemes: an emoji family, or a letter with its marks, is one. */
export const splitGraphemes = (text: string): string[] =>
  ASCII.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment)

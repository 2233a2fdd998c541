/**
 * Splits a line into the parts that are drawn one by one: those of other colors, and those that stand in
 * other directions along an arc.
 *
 * Problem: letters that are drawn alone lose what their neighbors do to them, and their places must be the
 * same on both sides.
 * Approach: words in another color are whole words with the space after them. Along an arc, letters of
 * scripts that stand alone are parts; of all others, and from right to left, words are. Where a part begins is
 * how wide the text before it is.
 * Limits: a line with words in both directions is not split, so it has one color and is straight.
 */
import { breakText, splitGraphemes } from './break-text.ts'
import type { LinePiece } from './meme-layout.ts'
import { textDirection } from './text-direction.ts'
import type { MeasureText } from './types.ts'

const LETTERS_ALONE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u
const LETTER = /\p{L}/gu
const AROUND_WORD = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** What is compared of a word: not its capitals, and not what is around it. */
export function wordKey(word: string): string {
  const bare = word.replace(AROUND_WORD, '')
  return (bare === '' ? word.trim() : bare).toLowerCase()
}

/** The words of a text that can have the accent color, as they are written, without duplicates. */
export function wordsOfText(text: string): readonly string[] {
  const words = new Map<string, string>()
  for (const { text: word } of text.split('\n').flatMap((line) => breakText(line.trim()))) {
    const key = wordKey(word)
    if (key !== '' && !words.has(key)) words.set(key, word.replace(AROUND_WORD, '') || word)
  }
  return [...words.values()]
}

interface LineToSplit {
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
  /** Whether each letter has its own direction. */
  readonly isBent: boolean
  /** Results of `wordKey`. */
  readonly accents: ReadonlySet<string>
}

/**
 * @param measure in font sizes
 * @returns places in font sizes; nothing for a line that is drawn as one
 */
export function splitLine(
  { text, direction, isBent, accents }: LineToSplit,
  measure: MeasureText,
): readonly LinePiece[] {
  if (!isBent && accents.size === 0) return []
  if ((text.match(LETTER) ?? []).some((letter) => textDirection(letter) !== direction)) return []
  const words = breakText(text).map((unit) => ({
    text: unit.text + unit.space,
    isAccent: accents.has(wordKey(unit.text)),
  }))
  if (!isBent && !words.some(({ isAccent }) => isAccent)) return []
  const parts = isBent
    ? words.flatMap((word) => (canSplit(word.text, direction) ? lettersOf(word) : [word]))
    : joined(words)
  const whole = measure(text)
  let before = ''
  return parts.map((part) => {
    const start = before === '' ? 0 : measure(before)
    before += part.text
    const end = before === text ? whole : measure(before)
    const left = direction === 'ltr' ? start : whole - end
    return { text: part.text, left, width: end - start, isAccent: part.isAccent }
  })
}

interface Word {
  readonly text: string
  readonly isAccent: boolean
}

const canSplit = (text: string, direction: 'ltr' | 'rtl'): boolean =>
  direction === 'ltr' && LETTERS_ALONE.test(text)

const lettersOf = ({ text, isAccent }: Word): Word[] =>
  splitGraphemes(text).map((letter) => ({ text: letter, isAccent }))

/** Neighbors of one color as one part. */
function joined(words: readonly Word[]): Word[] {
  const parts: { text: string; isAccent: boolean }[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last !== undefined && last.isAccent === word.isAccent) last.text += word.text
    else parts.push({ ...word })
  }
  return parts
}

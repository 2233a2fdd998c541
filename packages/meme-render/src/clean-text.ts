import { MAX_CAPTION_LENGTH } from './defaults.ts'

// Line ends of every kind become \n; other control characters have no shape to draw.
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** A text that can be laid out: bounded, well-formed, with `\n` as its only control character. */
export const cleanText = (text: string): string =>
  text
    .slice(0, MAX_CAPTION_LENGTH)
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(CONTROL, '')
    .replaceAll('\t', ' ')

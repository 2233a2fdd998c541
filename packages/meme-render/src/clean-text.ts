import { MAX_CAPTION_LENGTH } from './defaults.ts'

// Every kind of line ending becomes \n. Other control characters have no glyph.
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Makes a text ready for layout: at most `MAX_CAPTION_LENGTH` long, well-formed Unicode, and
 * without control characters except `\n`.
 */
export const cleanText = (text: string): string =>
  text
    .slice(0, MAX_CAPTION_LENGTH)
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(CONTROL, '')
    .replaceAll('\t', ' ')

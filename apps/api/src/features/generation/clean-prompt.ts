// Line ends of every kind become \n and tabs a space; other control characters say nothing.
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
// Overrides of the writing direction make a text read as another one than it is.
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e]/gu

/** Characters that are drawn as nothing, or as a mere gap. */
const EMPTY = /[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0\ufffd]/gu

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => text.replace(EMPTY, '') === ''

/** A text of a person's as it is stored, shown and sent to a model: without control characters. */
export const cleanPrompt = (text: string): string =>
  text.toWellFormed().replace(LINE_END, '\n').replaceAll('\t', ' ').replace(UNSEEN, '').trim()

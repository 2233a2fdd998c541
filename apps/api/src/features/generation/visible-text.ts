// Line breaks of every kind become \n and tabs a space; other control characters are removed.
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
// Bidirectional overrides make a text appear different from its characters.
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e]/gu

/** Invisible characters and spaces. */
const EMPTY = /[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0\ufffd]/gu

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => text.replace(EMPTY, '') === ''

/** A user's text without control characters, as it is stored, shown and sent to a model. */
export const visibleText = (text: string): string =>
  text.toWellFormed().replace(LINE_END, '\n').replaceAll('\t', ' ').replace(UNSEEN, '').trim()

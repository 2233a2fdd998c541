import { shortenText } from '../../../runtime/shorten-text.ts'

/**
 * A model's caption for use on a picture: one line, without surrounding quotation marks, and at
 * most `limit` graphemes. A longer one ends with an ellipsis, at a word boundary if possible.
 */
export function shortenCaption(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/^(["'“„«])(.*)["'”“»]$/su, '$2')
    .trim()
  return shortenText(line, limit)
}

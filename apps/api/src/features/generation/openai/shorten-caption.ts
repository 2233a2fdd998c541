import { shortenText } from '../../../runtime/shorten-text.ts'

/**
 * A model's caption as it goes onto a picture: one line, without the quotation marks that models put
 * around what they write, and at most `limit` characters as people count them. A longer one ends at a
 * word where it can, with an ellipsis.
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

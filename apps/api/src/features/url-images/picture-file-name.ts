import type { PictureAddress } from './read-address.ts'

/** The longest name of a file, in characters. */
const MAX_NAME = 80

/** Words and emoji, of which one may be of several joined pictures, or of two letters that are a flag. */
const KEPT =
  /[\p{L}\p{M}\p{N}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u{e0020}-\u{e007f}]/u

/** Names the file after the texts, with a readable fallback for clients that only support ASCII. */
export function dispositionOf({ slug, lines, extension }: PictureAddress): string {
  const words = [slug, ...lines].join(' ').toWellFormed()
  const name = Array.from(words, (character) => (KEPT.test(character) ? character : '-'))
    .join('')
    .replace(/-+/g, '-')
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/^-|-$/g, '')
  const ascii = name.replace(/[^\w-]+/g, '') || 'meme'
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}.${extension}`
}

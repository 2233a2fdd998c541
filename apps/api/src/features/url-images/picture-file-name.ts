import type { PictureAddress } from './read-address.ts'

/** The longest name of a file, in characters. */
const MAX_NAME = 80

/** Letters, digits and emoji, including joined emoji and flags. */
const KEPT =
  /[\p{L}\p{M}\p{N}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u{e0020}-\u{e007f}]/u

/** The `Content-Disposition` of a picture: a file name made of the texts, and one in ASCII for old clients. */
export function dispositionOf({ slug, lines, extension }: PictureAddress): string {
  const words = [slug, ...lines].join(' ').toWellFormed()
  const name = Array.from(words, (character) => (KEPT.test(character) ? character : '-'))
    .join('')
    .replace(/-+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-|-$/g, '')
  const ascii = name.replace(/[^\w-]+/g, '') || 'meme'
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}.${extension}`
}

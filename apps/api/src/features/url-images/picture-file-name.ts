import type { PictureAddress } from './read-address.ts'

/** The longest name of a file, in characters. */
const MAX_NAME = 80

/** Names the file after the texts, with a readable fallback for clients that only support ASCII. */
export function dispositionOf({ slug, lines, extension }: PictureAddress): string {
  const words = [slug, ...lines].join(' ').toWellFormed()
  const name = words
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/^-|-$/g, '')
  const ascii = name.replace(/[^\w-]+/g, '') || 'meme'
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}.${extension}`
}

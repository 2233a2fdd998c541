/** The search words of every emoji, from an installed package: for servers only. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldText } from '@memesmith/similar-words/fold-text'
import type { FindEmojiWords } from './emoji-in-query.ts'

/** Words in emoji names that do not describe the picture. */
const FILLERS = new Set(
  'a and at button dark face facing for from in large light man medium of on over person selector sign skin small symbol the to tone with woman'.split(
    ' ',
  ),
)

/** Words of up to this length, such as "up", occur inside many other words. */
const MEANINGLESS_LENGTH = 2

/** Skin tones and variation selectors, which do not change the meaning. */
const bare = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

const file = fileURLToPath(import.meta.resolve('emojilib'))
const keywords: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'))

const byEmoji = new Map(Object.entries(keywords).map(([emoji, words]) => [bare(emoji), words]))

export const findEmojiWords: FindEmojiWords = (emoji) => {
  // An unknown sequence is looked up by its first emoji, which is its subject.
  const known = byEmoji.get(bare(emoji)) ?? byEmoji.get(bare(emoji).split('\u200d')[0] ?? '')
  if (known === undefined) return undefined
  const [name = '', ...others] = known
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  const telling = words.filter((word) => word !== '' && !FILLERS.has(word))
  const names = telling.length > 0 ? telling : words
  const keywords = [...names, ...others.map((word) => foldText(word).replaceAll('_', ' '))]
  return { names, keywords: keywords.filter(({ length }) => length > MEANINGLESS_LENGTH) }
}

/** The words of every emoji. It is large: it is loaded when somebody searches with one. */
import keywords from 'emojilib'
import type { FindEmojiWords } from './emoji-in-query.ts'
import { foldText } from './fold-text.ts'

/** Words in the names of emoji that say nothing about what is to be seen. */
const FILLERS = new Set(
  'a and at button dark face facing for from in large light man medium of on over person selector sign skin small symbol the to tone with woman'.split(
    ' ',
  ),
)

/** Words so short, such as "up", occur in many others. */
const MEANINGLESS_LENGTH = 2

/** The same emoji in every color of skin, and whether or not it asks to be drawn as one. */
const bare = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

const byEmoji = new Map(Object.entries(keywords).map(([emoji, words]) => [bare(emoji), words]))

export const findEmojiWords: FindEmojiWords = (emoji) => {
  // One that is composed of others, and unknown, begins with what it is about.
  const known = byEmoji.get(bare(emoji)) ?? byEmoji.get(bare(emoji).split('\u200d')[0] ?? '')
  if (known === undefined) return undefined
  const [name = '', ...others] = known
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  const telling = words.filter((word) => word !== '' && !FILLERS.has(word))
  const names = telling.length > 0 ? telling : words
  const keywords = [...names, ...others.map((word) => foldText(word).replaceAll('_', ' '))]
  return { names, keywords: keywords.filter(({ length }) => length > MEANINGLESS_LENGTH) }
}

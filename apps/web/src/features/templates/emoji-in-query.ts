/** Also those that lack the sign which makes an older symbol an emoji. */
const EMOJI =
  /\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gv

/** What an emoji stands for, in words to search with. */
interface EmojiWords {
  /** The words of its name, which all have to occur. */
  readonly names: readonly string[]
  /** What else people mean by it; any of them will do. */
  readonly keywords: readonly string[]
}

/** @returns undefined for a text that is no emoji, or one that nobody has words for */
export type FindEmojiWords = (emoji: string) => EmojiWords | undefined

export const hasEmoji = (query: string): boolean => query.search(EMOJI) !== -1

export const withoutEmoji = (query: string): string => query.replace(EMOJI, ' ')

/** The terms of a query; an emoji is one of its own, wherever it stands. */
export const termsOf = (query: string): string[] =>
  query.replace(EMOJI, ' $& ').split(/\s+/).filter(Boolean)

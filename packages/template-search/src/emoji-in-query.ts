/** Also matches symbols without the variation selector that makes them emoji. */
const EMOJI =
  /\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gv

/** Search words for an emoji. */
interface EmojiWords {
  /** The words of its name. All of them must occur. */
  readonly names: readonly string[]
  /** Other meanings. At least one must occur. */
  readonly keywords: readonly string[]
}

/** @returns undefined if the text is not an emoji, or has no known words */
export type FindEmojiWords = (emoji: string) => EmojiWords | undefined

/** Splits a query into terms. Each emoji is its own term, even without spaces around it. */
export const termsOf = (query: string): string[] =>
  query.replace(EMOJI, ' $& ').split(/\s+/).filter(Boolean)

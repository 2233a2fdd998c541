import useSWR from 'swr'
import { type FindEmojiWords, hasEmoji } from './emoji-in-query.ts'

interface EmojiTable {
  readonly findWords: FindEmojiWords | undefined
  readonly isLoading: boolean
}

/** Loads the words of emoji when a query contains one. */
export function useEmojiWords(query: string): EmojiTable {
  const { data, isLoading } = useSWR(hasEmoji(query) ? 'emoji-words' : null, () =>
    import('./emoji-words.ts').then(({ findEmojiWords }) => ({ findEmojiWords })),
  )
  return { findWords: data?.findEmojiWords, isLoading }
}

import { DEFAULT_GENERATED_TITLE, DEFAULT_TITLE } from '@memesmith/contract'
import type { SavedMeme } from './saved-meme.ts'

/** What a card shows as the meme's title. */
export const titleOf = ({ title }: Pick<SavedMeme, 'title'>): string => title || DEFAULT_TITLE

/** The captions of a meme in one line; empty for a meme without any. */
export const captionsOf = ({ topText, bottomText }: Pick<SavedMeme, 'bottomText' | 'topText'>) =>
  [topText, bottomText].filter(Boolean).join(' / ')

/**
 * Tells a meme from the others, for those who hear its buttons without its picture. Many memes have
 * the title of a meme that was given none, so those are told apart by their captions.
 */
export function memeName(meme: Pick<SavedMeme, 'bottomText' | 'title' | 'topText'>): string {
  const title = titleOf(meme)
  const captions = captionsOf(meme)
  const isUsual = title === DEFAULT_TITLE || title === DEFAULT_GENERATED_TITLE
  return isUsual && captions !== '' ? `“${title}: ${captions}”` : `“${title}”`
}

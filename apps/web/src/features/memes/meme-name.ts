import { DEFAULT_GENERATED_TITLE, DEFAULT_TITLE, type SavedMeme } from '@memesmith/contract'

/** The title that a card shows. */
export const titleOf = ({ title }: Pick<SavedMeme, 'title'>): string => title || DEFAULT_TITLE

/** The captions in one line; empty if there are none. */
export const captionsOf = ({ topText, bottomText }: Pick<SavedMeme, 'bottomText' | 'topText'>) =>
  [topText, bottomText].filter(Boolean).join(' / ')

/**
 * A name that identifies a meme to screen reader users. Memes with the default title are identified
 * by their captions.
 */
export function memeName(meme: Pick<SavedMeme, 'bottomText' | 'title' | 'topText'>): string {
  const title = titleOf(meme)
  const captions = captionsOf(meme)
  const isUsual = title === DEFAULT_TITLE || title === DEFAULT_GENERATED_TITLE
  return isUsual && captions !== '' ? `“${title}: ${captions}”` : `“${title}”`
}

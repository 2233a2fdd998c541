import { t } from '@lingui/core/macro'
import {
  DEFAULT_GENERATED_TITLE,
  DEFAULT_TITLE,
  type SavedMeme,
  shownTitleOf,
} from '@memesmith/contract'

type Titled = Pick<SavedMeme, 'suggestedTitle' | 'title'>

/** A title as people see it: titles that the product gives are in the language of the page. */
export function sayTitle(title: string): string {
  if (title === DEFAULT_TITLE) return t`Untitled Meme`
  return title === DEFAULT_GENERATED_TITLE ? t`AI Generated Meme` : title
}

/** The title that a card shows. */
export const titleOf = (meme: Titled): string => sayTitle(shownTitleOf(meme) || DEFAULT_TITLE)

/** The captions in one line; empty if there are none. */
export const captionsOf = ({ topText, bottomText }: Pick<SavedMeme, 'bottomText' | 'topText'>) =>
  [topText, bottomText].filter(Boolean).join(' / ')

/**
 * A name that identifies a meme to screen reader users. Memes without a title of the user are
 * identified by their captions.
 */
export function memeName(meme: Pick<SavedMeme, 'bottomText' | 'topText'> & Titled): string {
  const title = titleOf(meme)
  const captions = captionsOf(meme)
  const isUsual =
    shownTitleOf(meme) === DEFAULT_TITLE || !meme.title || meme.title === DEFAULT_GENERATED_TITLE
  return isUsual && captions !== '' ? t`“${title}: ${captions}”` : t`“${title}”`
}

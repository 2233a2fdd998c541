import { captionsOf, coversOf, type MemeDocument, mayBeCovered } from '@memesmith/meme-render'

/**
 * The texts of a meme's first two captions for everyone who has its link. One that may lie below a cover
 * is left out: what is hidden must not be read in a description either.
 */
export function wordsForOthers(document: MemeDocument): {
  readonly topText: string
  readonly bottomText: string
} {
  const [topText = '', bottomText = ''] = captionsForOthers(document)
  return { topText, bottomText }
}

/** The texts of all captions; empty where one may lie below a cover. */
export const captionsForOthers = (document: MemeDocument): string[] =>
  captionsOf(document).map((caption) => (mayBeCovered(caption, document) ? '' : caption.text))

/** What describes a meme's picture for everyone who has its link: nothing, if a part of it is hidden. */
export const descriptionForOthers = (
  document: MemeDocument,
  row: { readonly imageDescription: string | null; readonly templateDescription: string | null },
): string | null =>
  coversOf(document).length > 0 ? null : (row.imageDescription ?? row.templateDescription)

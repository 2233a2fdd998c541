import {
  type Box,
  captionsOf,
  coversOf,
  type Layer,
  type MemeDocument,
} from '@memesmith/meme-render'

/**
 * The texts of a meme's first two captions for everyone who has its link. One that may lie below a cover
 * is left out: what is hidden must not be read in a description either.
 *
 * Limit: how a text at an edge or a turned box lies is not known here, so any cover above it counts.
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
  captionsOf(document).map((caption) => (isCovered(caption, document) ? '' : caption.text))

/** What describes a meme's picture for everyone who has its link: nothing, if a part of it is hidden. */
export const descriptionForOthers = (
  document: MemeDocument,
  row: { readonly imageDescription: string | null; readonly templateDescription: string | null },
): string | null =>
  coversOf(document).length > 0 ? null : (row.imageDescription ?? row.templateDescription)

/** Whether a layer may lie below a cover. */
function isCovered(layer: Layer, { version, layers }: MemeDocument): boolean {
  const above = coversOf({ version, layers: layers.slice(layers.indexOf(layer) + 1) })
  const { place } = layer
  return above.some((cover) => typeof place === 'string' || mayTouch(place, cover.place))
}

const mayTouch = (a: Box, b: Box): boolean =>
  a.rotation !== 0 ||
  b.rotation !== 0 ||
  (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)

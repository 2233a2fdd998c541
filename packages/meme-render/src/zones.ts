import { captionsOf } from './document-layers.ts'
import { documentOfTexts } from './two-captions.ts'
import type { Caption, MemeDocument } from './types.ts'

/** The zones of a picture without its own: a caption at either edge (spec §9), with these texts. */
export const usualZones = (topText: string, bottomText: string): readonly Caption[] =>
  captionsOf(documentOfTexts({ topText, bottomText }))

/**
 * Makes the document that a template starts with.
 *
 * @param layers the template's zones; their example texts are left out
 * @param texts of the captions, in their order; a caption without one is empty, and further texts
 *   are ignored
 */
export const documentOfZones = (
  layers: readonly Caption[],
  texts: readonly string[],
): MemeDocument => ({
  version: 1,
  layers: layers.map((layer, index) => ({ ...layer, text: texts[index] ?? '' })),
})

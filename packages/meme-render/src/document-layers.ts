import type { Caption, Cover, MemeDocument } from './types.ts'

/** The captions of a document, from back to front. */
export const captionsOf = ({ layers }: MemeDocument): readonly Caption[] =>
  layers.filter((layer) => layer.type === 'caption')

/** What a document hides. */
export const coversOf = ({ layers }: MemeDocument): readonly Cover[] =>
  layers.filter((layer) => layer.type === 'cover')

/** The pictures that a document's stickers need, without duplicates. A host loads them first. */
export const imagesFor = ({ layers }: MemeDocument): string[] => [
  ...new Set(layers.flatMap((layer) => (layer.type === 'sticker' ? [layer.image] : []))),
]

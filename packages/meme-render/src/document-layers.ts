import type { Box, Caption, Cover, Layer, MemeDocument } from './types.ts'

/** The captions of a document, from back to front. */
export const captionsOf = ({ layers }: MemeDocument): readonly Caption[] =>
  layers.filter((layer) => layer.type === 'caption')

/** What a document hides. */
export const coversOf = ({ layers }: MemeDocument): readonly Cover[] =>
  layers.filter((layer) => layer.type === 'cover')

/**
 * Whether a layer of a document may lie below a cover.
 *
 * Limit: how a text at an edge or a turned box lies is not known without a layout, so any cover above it counts.
 */
export function mayBeCovered(layer: Layer, { version, layers }: MemeDocument): boolean {
  const above = coversOf({ version, layers: layers.slice(layers.indexOf(layer) + 1) })
  const { place } = layer
  return above.some((cover) => typeof place === 'string' || mayTouch(place, cover.place))
}

const mayTouch = (a: Box, b: Box): boolean =>
  a.rotation !== 0 ||
  b.rotation !== 0 ||
  (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)

/** The pictures that a document's stickers need, without duplicates. A host loads them first. */
export const imagesFor = ({ layers }: MemeDocument): string[] => [
  ...new Set(layers.flatMap((layer) => (layer.type === 'sticker' ? [layer.image] : []))),
]

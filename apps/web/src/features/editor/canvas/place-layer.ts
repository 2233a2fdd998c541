import {
  type Box,
  type Bubble,
  type Layer,
  MAX_DOCUMENT_FONT_SIZE,
  MIN_DOCUMENT_FONT_SIZE,
} from '@memesmith/meme-render'

/**
 * The layer in another box.
 *
 * @param fontSize of a caption, in meme pixels; undefined if it stays as it is
 * @param tail where the tail of its bubble ends; undefined if it stays as it is
 */
export function placeLayer(
  layer: Layer,
  place: Box,
  fontSize?: number,
  tail?: Bubble['tail'],
): Layer {
  if (layer.type !== 'caption') return { ...layer, place }
  const { bubble } = layer
  return {
    ...layer,
    place,
    ...(fontSize !== undefined && { fontSize }),
    ...(bubble && tail && { bubble: { ...bubble, tail } }),
  }
}

/**
 * The size of a caption's text when its box is scaled.
 *
 * @returns undefined for a layer without a text, and for a text that fits its box by itself
 */
export function scaledFontSize(layer: Layer, factor: number): number | undefined {
  if (layer.type !== 'caption' || layer.fontSize === 'fit') return undefined
  const scaled = Math.round(layer.fontSize * factor)
  return Math.min(MAX_DOCUMENT_FONT_SIZE, Math.max(MIN_DOCUMENT_FONT_SIZE, scaled))
}

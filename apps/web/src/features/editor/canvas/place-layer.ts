import {
  type Box,
  type Bubble,
  type Layer,
  MAX_DOCUMENT_FONT_SIZE,
  MIN_DOCUMENT_FONT_SIZE,
} from '@memesmith/meme-render'
import type { EditorLayers } from '../layers/editor-layer.ts'
import { drawnFontSize } from '../layers/fit-words.ts'

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

interface Placing {
  readonly place: Box
  /** As of `placeLayer`. */
  readonly fontSize?: number | undefined
  readonly tail?: Bubble['tail'] | undefined
  /** Whether the box has other sides than its words need. */
  readonly isResized: boolean
}

/**
 * The layers after one of them was put into a box. The box of a text that was at an edge, or whose box fits its
 * words, goes on to fit them, unless its sides were changed.
 */
export function placeInLayers(
  layers: EditorLayers,
  id: string,
  { place, fontSize, tail, isResized }: Placing,
): EditorLayers {
  return layers.map((each) => {
    if (each.id !== id) return each
    const { isFitted = false, ...plain } = each
    const { layer } = each
    const wasAtEdge = layer.type === 'caption' && typeof layer.place === 'string'
    const fits = !isResized && (isFitted || wasAtEdge)
    // What filled its room at the edge keeps its size.
    const ownSize =
      fits && layer.type === 'caption' && layer.fontSize === 'fit'
        ? drawnFontSize(layers, id)
        : fontSize
    return {
      ...plain,
      layer: placeLayer(layer, place, ownSize, tail),
      ...(fits && { isFitted: true }),
    }
  })
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

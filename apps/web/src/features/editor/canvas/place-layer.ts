import {
  type Caption,
  type Layer,
  MAX_DOCUMENT_FONT_SIZE,
  type MemeSize,
  MIN_DOCUMENT_FONT_SIZE,
} from '@memesmith/meme-render'
import { type Area, boxOf } from './area.ts'

/**
 * The layer in another area.
 *
 * @param textScale factor for a font size in pixels; `fit` follows the box by itself
 */
export function placeLayer<Placed extends Layer>(
  layer: Placed,
  area: Area,
  size: MemeSize,
  textScale = 1,
): Placed {
  const placed = { ...layer, place: boxOf(area, size) }
  return placed.type === 'caption' ? { ...placed, ...scaledText(placed, textScale) } : placed
}

function scaledText({ fontSize }: Caption, factor: number): Partial<Caption> {
  if (fontSize === 'fit' || factor === 1) return {}
  const scaled = Math.round(fontSize * factor)
  return {
    fontSize: Math.min(MAX_DOCUMENT_FONT_SIZE, Math.max(MIN_DOCUMENT_FONT_SIZE, scaled)),
  }
}

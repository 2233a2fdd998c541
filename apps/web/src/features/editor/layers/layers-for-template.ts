import type { Caption } from '@memesmith/meme-render'
import { captionLayersOf } from './edit-layers.ts'
import { type EditorLayers, layersOf } from './editor-layer.ts'

/**
 * The layers after a template was opened: its zones with the texts that the user has written so
 * far, and the stickers. A text that has no zone keeps its place.
 */
export function layersForTemplate(layers: EditorLayers, zones: readonly Caption[]): EditorLayers {
  const captions = captionLayersOf(layers)
  const inZones = layersOf({
    version: 1,
    layers: zones.map((zone, index) => ({ ...zone, text: captions[index]?.layer.text ?? '' })),
  })
  const unplaced = captions
    .slice(captionLayersOf(inZones).length)
    .filter(({ layer }) => layer.text.trim() !== '')
  const stickers = layers.filter(({ layer }) => layer.type === 'sticker')
  return [...inZones, ...unplaced, ...stickers].map((each, index) => ({
    ...each,
    id: String(index),
  }))
}

import { EMPTY_PANEL, isPicture } from '../stickers/local-picture.ts'
import { captionLayersOf } from './edit-layers.ts'
import type { EditorLayer, EditorLayers } from './editor-layer.ts'

/** The label of a caption's field: *Top Text*, *Bottom Text*, *Text 3* … */
export const captionLabel = (index: number): string =>
  ['Top Text', 'Bottom Text'][index] ?? `Text ${index + 1}`

/** The name of a layer in the list, and for screen readers. */
export function layerName(layers: EditorLayers, { id, layer }: EditorLayer): string {
  if (layer.type === 'caption') {
    return captionLabel(captionLayersOf(layers).findIndex((each) => each.id === id))
  }
  if (layer.image === EMPTY_PANEL) return 'Panel'
  return isPicture(layer.image) ? 'Picture' : `Sticker: ${layer.image}`
}

import { EMPTY_PANEL, isPicture } from '../stickers/local-picture.ts'
import { captionLayersOf } from './edit-layers.ts'
import type { EditorLayer, EditorLayers } from './editor-layer.ts'

/** The label of a caption's field: its name, or else *Top Text*, *Bottom Text*, *Text 3* … */
export const captionLabel = (index: number, name?: string): string =>
  name ?? ['Top Text', 'Bottom Text'][index] ?? `Text ${index + 1}`

/** The name of a layer in the list, and for screen readers. */
export function layerName(layers: EditorLayers, { id, layer }: EditorLayer): string {
  if (layer.type === 'caption') {
    const index = captionLayersOf(layers).findIndex((each) => each.id === id)
    return captionLabel(index, layer.name)
  }
  if (layer.image === EMPTY_PANEL) return 'Panel'
  return isPicture(layer.image) ? 'Picture' : `Sticker: ${layer.image}`
}

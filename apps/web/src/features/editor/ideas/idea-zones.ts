import { captionLayersOf, changeCaption } from '../layers/edit-layers.ts'
import type { EditorLayer, EditorLayers } from '../layers/editor-layer.ts'

/** The captions that an idea fills: those that are drawn. */
export const ideaZonesOf = (layers: EditorLayers) =>
  captionLayersOf(layers).filter(({ isHidden }: EditorLayer) => !isHidden)

/** Fills the captions with the texts of an idea; those without one stay as they are. */
export const withIdea = (layers: EditorLayers, texts: readonly string[]): EditorLayers =>
  ideaZonesOf(layers).reduce((filled, { id }, index) => {
    const text = texts[index]
    return text === undefined ? filled : changeCaption(filled, id, { text })
  }, layers)

/** Whether the captions have the texts of an idea. */
export const hasIdea = (layers: EditorLayers, texts: readonly string[]): boolean => {
  const zones = ideaZonesOf(layers)
  return texts.length > 0 && texts.every((text, index) => zones[index]?.layer.text === text)
}

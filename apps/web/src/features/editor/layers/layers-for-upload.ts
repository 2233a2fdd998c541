import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import { captionLayersOf, withoutName } from './edit-layers.ts'
import { type EditorLayer, type EditorLayers, layersOf } from './editor-layer.ts'

/**
 * The layers after an own picture was opened: the places of a template and their names mean nothing
 * on it. Captions without a text return to their usual places; those that have none are removed.
 *
 * @param fit makes the box of a text fit its words, because its zone has ended
 */
export function layersForUpload(
  layers: EditorLayers,
  fit: (each: EditorLayer) => EditorLayer,
): EditorLayers {
  const usual = captionLayersOf(layersOf(BLANK_DOCUMENT))
  const captions = captionLayersOf(layers)
  return layers.flatMap((each) => {
    const { layer } = each
    if (layer.type !== 'caption') return [each]
    if (typeof layer.place === 'string' || layer.text.trim() !== '') {
      const unnamed = { ...each, layer: withoutName(layer) }
      return [layer.name === undefined ? unnamed : fit(unnamed)]
    }
    const own = usual[captions.findIndex(({ id }) => id === each.id)]
    return own === undefined ? [] : [{ ...each, layer: own.layer }]
  })
}

import { type Caption, documentOfZones, EDGES } from '@memesmith/meme-render'
import { captionLayersOf, isEmptyPanel, withoutName } from './edit-layers.ts'
import { type EditorLayers, layersOf } from './editor-layer.ts'

/**
 * The layers after a template was opened: its zones with the texts that the user has written so
 * far, and the other layers, but no empty panels. A text without a zone is hidden, and goes into the
 * zone of the next template that has one. A text at an edge of the picture
 * keeps its look, if its zone is at an edge too.
 */
export function layersForTemplate(layers: EditorLayers, zones: readonly Caption[]): EditorLayers {
  const captions = captionLayersOf(layers)
  const texts = captions.map(({ layer }) => layer.text)
  const inZones = captionLayersOf(layersOf(documentOfZones(zones, texts))).map((zone, index) => {
    const before = captions[index]
    if (before === undefined) return zone
    const { name, place } = zone.layer
    const isUsual = isAtEdge(zone.layer) && isAtEdge(before.layer)
    return {
      ...zone,
      isHidden: before.isHidden && !before.isSpare,
      layer: isUsual
        ? { ...withoutName(before.layer), ...(name !== undefined && { name }), place }
        : zone.layer,
    }
  })
  const spare = captions
    .slice(inZones.length)
    .filter(({ layer }) => layer.text.trim() !== '')
    .map((each) => ({ ...each, layer: withoutName(each.layer), isHidden: true, isSpare: true }))
  const others = layers.filter((each) => each.layer.type !== 'caption' && !isEmptyPanel(each))
  return [...inZones, ...spare, ...others].map((each, index) => ({
    ...each,
    id: String(index),
  }))
}

const isAtEdge = ({ place }: Caption): boolean => EDGES.some((edge) => edge === place)

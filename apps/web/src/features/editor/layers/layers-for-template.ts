import { type Caption, documentOfZones } from '@memesmith/meme-render'
import { captionLayersOf, isEmptyPanel } from './edit-layers.ts'
import { type EditorLayers, layersOf } from './editor-layer.ts'

/**
 * The layers after a template was opened: its zones with the texts that the user has written so
 * far, and the stickers, but no empty panels. A text that has no zone keeps its place. A text at an
 * edge of the picture keeps its look, if its zone is at an edge too.
 */
export function layersForTemplate(layers: EditorLayers, zones: readonly Caption[]): EditorLayers {
  const captions = captionLayersOf(layers)
  const texts = captions.map(({ layer }) => layer.text)
  const inZones = captionLayersOf(layersOf(documentOfZones(zones, texts))).map((zone, index) => {
    const layer = captions[index]?.layer
    const isUsual = isAtEdge(zone.layer) && layer !== undefined && isAtEdge(layer)
    return isUsual ? { ...zone, layer: { ...layer, place: zone.layer.place } } : zone
  })
  const unplaced = captions.slice(inZones.length).filter(({ layer }) => layer.text.trim() !== '')
  const stickers = layers.filter((each) => each.layer.type === 'sticker' && !isEmptyPanel(each))
  return [...inZones, ...unplaced, ...stickers].map((each, index) => ({
    ...each,
    id: String(index),
  }))
}

const isAtEdge = ({ place }: Caption): boolean => typeof place === 'string'

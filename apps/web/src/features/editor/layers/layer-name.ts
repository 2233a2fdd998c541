import { t } from '@lingui/core/macro'
import { captionLabel } from '../../../lib/caption-label.ts'
import { EMPTY_PANEL, isPicture } from '../stickers/local-picture.ts'
import { COVER_NAMES } from './cover-names.ts'
import { captionLayersOf } from './edit-layers.ts'
import type { EditorLayer, EditorLayers } from './editor-layer.ts'
import { lookName } from './look-name.ts'
import { nameOfCaption } from './name-of-caption.ts'
import { STROKE_NAMES } from './stroke-names.ts'

/** The name of a layer in the list, and for screen readers. */
export function layerName(layers: EditorLayers, { id, layer }: EditorLayer): string {
  if (layer.type === 'caption') {
    const index = captionLayersOf(layers).findIndex((each) => each.id === id)
    return captionLabel(index, nameOfCaption(layer, index))
  }
  if (layer.type === 'cover') return COVER_NAMES[layer.kind]()
  if (layer.type === 'look') return lookName()
  if (layer.type === 'stroke') return STROKE_NAMES[layer.kind]()
  if (layer.image === EMPTY_PANEL) return t`Panel`
  if (isPicture(layer.image)) return t`Picture`
  const { image } = layer
  return t`Sticker: ${image}`
}

import { plural, t } from '@lingui/core/macro'
import { type Layer, MAX_LAYERS } from '@memesmith/meme-render'
import { notify } from '../../../lib/notify.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import { announceAdded } from './announce-added.ts'
import { addLayer, findLayer, hasRoom } from './edit-layers.ts'
import { layerName } from './layer-name.ts'

/**
 * Adds a layer to the draft and selects it, as a step of its own. If the draft is full, a toast
 * says so.
 *
 * @param index of its place in the order, from the back; in front of the others if omitted
 * @returns the layer's id, or undefined if the draft is full
 */
export function insertLayer(layer: Layer, index?: number): string | undefined {
  const { layers, edit, select } = useEditorStore.getState()
  if (!hasRoom(layers)) {
    notify({
      title: t`No room for more`,
      description: plural(MAX_LAYERS, {
        one: 'A meme has at most # layer: texts, stickers, pictures, drawings, hidden parts and a look.',
        other:
          'A meme has at most # layers: texts, stickers, pictures, drawings, hidden parts and a look.',
      }),
      tone: 'error',
    })
    return undefined
  }
  const added = addLayer(layers, layer, index)
  edit(`add ${added.id}`, () => ({ layers: added.layers }))
  select(added.id)
  const shown = findLayer(added.layers, added.id)
  if (shown !== undefined) announceAdded(layerName(added.layers, shown))
  return added.id
}

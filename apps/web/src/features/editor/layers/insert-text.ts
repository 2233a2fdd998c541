import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import { type Box, USUAL_CAPTION } from '@memesmith/meme-render'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { freeBox } from '../canvas/free-box.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeCaption, markLayer } from './edit-layers.ts'
import { insertLayer } from './insert-layer.ts'

/**
 * Adds a text where there is room, and selects it.
 *
 * @returns the layer's id; undefined if there is no picture or no room for more layers
 */
export function insertText(text: string): string | undefined {
  const place = freePlace()
  if (place === undefined) return undefined
  return insertLayer({
    ...USUAL_CAPTION,
    text: text.slice(0, MAX_TEXT_LENGTH),
    place,
    fontSize: 'fit',
    color: '#ffffff',
  })
}

/** Shows a text that has no zone where there is room, and selects it. */
export function placeSpareText(id: string): void {
  const place = freePlace()
  if (place === undefined) return
  const { edit, select } = useEditorStore.getState()
  edit(`place ${id}`, ({ layers }) => ({
    layers: changeCaption(markLayer(layers, id, { isHidden: false }), id, {
      place,
      fontSize: 'fit',
    }),
  }))
  select(id)
}

function freePlace(): Box | undefined {
  const { layout } = useCanvasStore.getState()
  if (layout === null) return undefined
  const areas = areasOf(useEditorStore.getState().layers, layout, null)
  return freeBox([...areas.values()], layout.size)
}

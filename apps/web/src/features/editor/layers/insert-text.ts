import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import { USUAL_CAPTION } from '@memesmith/meme-render'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { freeBox } from '../canvas/free-box.ts'
import { useEditorStore } from '../editor-store.ts'
import { insertLayer } from './insert-layer.ts'

/**
 * Adds a text where there is room, and selects it.
 *
 * @returns the layer's id; undefined if there is no picture or no room for more layers
 */
export function insertText(text: string): string | undefined {
  const { layout } = useCanvasStore.getState()
  if (layout === null) return undefined
  const areas = areasOf(useEditorStore.getState().layers, layout, null)
  return insertLayer({
    ...USUAL_CAPTION,
    text: text.slice(0, MAX_TEXT_LENGTH),
    place: freeBox([...areas.values()], layout.size),
    fontSize: 'fit',
    color: '#ffffff',
  })
}

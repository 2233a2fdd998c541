import { useEditorStore } from '../editor-store.ts'
import { markLayer, removeLayer, reorderLayer, replaceLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { layerName } from '../layers/layer-name.ts'
import { type Area, moveArea } from './area.ts'
import { areasOf } from './areas-of.ts'
import { announce, useCanvasStore } from './canvas-store.ts'
import { placeLayer } from './place-layer.ts'

/** How far a copy is from its original, in meme pixels. */
const COPY_OFFSET = 16

/** The area of a layer on the canvas; undefined if it is not drawn. */
export function areaOfLayer({ id }: EditorLayer): Area | undefined {
  const { layout, live } = useCanvasStore.getState()
  return areasOf(useEditorStore.getState().layers, layout, live).get(id)
}

/** Puts a layer into another area. Changes without a pause are one step. */
export function putLayer(editorLayer: EditorLayer, area: Area): void {
  const { id, layer } = editorLayer
  const size = useCanvasStore.getState().layout?.size
  if (size === undefined || editorLayer.isLocked) return
  useEditorStore.getState().edit(`place ${id}`, ({ layers }) => ({
    layers: replaceLayer(layers, id, placeLayer(layer, area, size)),
  }))
  announce(`${nameOf(editorLayer)} at ${Math.round(area.left)}, ${Math.round(area.top)}`)
}

/** Adds a copy beside the layer, and selects it. */
export function duplicateLayer(editorLayer: EditorLayer): void {
  const { layer } = editorLayer
  const area = areaOfLayer(editorLayer)
  const size = useCanvasStore.getState().layout?.size
  if (area === undefined || size === undefined) return
  insertLayer(placeLayer(layer, moveArea(area, { x: COPY_OFFSET, y: COPY_OFFSET }), size))
}

/** Removes a layer, and selects none. The first two captions only lose their text. */
export function removeSelected(editorLayer: EditorLayer): void {
  if (editorLayer.isLocked) return
  const { edit, select } = useEditorStore.getState()
  const name = nameOf(editorLayer)
  edit(`remove ${editorLayer.id}`, ({ layers }) => ({
    layers: removeLayer(layers, editorLayer.id),
  }))
  select(null)
  announce(`${name} removed`)
}

/** @param by 1 for one place to the front, -1 for one to the back */
export function moveInOrder(editorLayer: EditorLayer, by: -1 | 1): void {
  const { id } = editorLayer
  useEditorStore.getState().edit(`order ${id}`, ({ layers }) => ({
    layers: reorderLayer(layers, id, layers.findIndex((each) => each.id === id) + by),
  }))
  announce(`${nameOf(editorLayer)} moved ${by > 0 ? 'forward' : 'backward'}`)
}

/** Hides, shows, locks or unlocks a layer. */
export function markSelected(
  { id }: EditorLayer,
  marks: Partial<Pick<EditorLayer, 'isHidden' | 'isLocked'>>,
): void {
  useEditorStore.getState().edit(`mark ${id} ${Object.keys(marks).join()}`, ({ layers }) => ({
    layers: markLayer(layers, id, marks),
  }))
}

const nameOf = (editorLayer: EditorLayer): string =>
  layerName(useEditorStore.getState().layers, editorLayer)

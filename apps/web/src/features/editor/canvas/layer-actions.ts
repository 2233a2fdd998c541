import { t } from '@lingui/core/macro'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer, isBar, markLayer, removeLayer, reorderLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { layerName } from '../layers/layer-name.ts'
import { type Area, boxOf, boxOfCopy, moveArea } from './area.ts'
import { areasOf } from './areas-of.ts'
import { announce, useCanvasStore } from './canvas-store.ts'
import { placeInLayers, placeLayer } from './place-layer.ts'

/** How far a copy is from its original, in meme pixels. */
const COPY_OFFSET = 16

/** The area of a layer on the canvas; undefined if it is not drawn. */
export function areaOfLayer({ id }: EditorLayer): Area | undefined {
  const { layout, live } = useCanvasStore.getState()
  return areasOf(useEditorStore.getState().layers, layout, live).get(id)
}

/**
 * Puts a layer into another area.
 *
 * @param what changes; changes of the same without a pause are one step
 */
export function putLayer(editorLayer: EditorLayer, area: Area, what = 'move'): void {
  const { id } = editorLayer
  const size = useCanvasStore.getState().layout?.size
  if (size === undefined || editorLayer.isLocked) return
  if (isBar(editorLayer.layer)) {
    announce(t`A bar stays where it is`)
    return
  }
  useEditorStore.getState().edit(`${what} ${id}`, ({ layers }) => ({
    layers: placeInLayers(layers, id, {
      place: boxOf(area, size, editorLayer.layer.type),
      isResized: what === 'width' || what === 'height',
    }),
  }))
  announcePlace(editorLayer, area)
}

/** Tells screen readers where a layer is now. */
export function announcePlace(
  editorLayer: EditorLayer,
  { left, top, width, height, degrees }: Area,
): void {
  const name = nameOf(editorLayer)
  // As in the fields of the panel, which have no separators of thousands.
  const pixels = (length: number) => String(Math.round(length))
  const [x, y] = [pixels(left), pixels(top)]
  const [across, down] = [pixels(width), pixels(height)]
  const turn = String(degrees)
  announce(
    degrees === 0
      ? t`${name} at ${x}, ${y}, ${across} by ${down}`
      : t`${name} at ${x}, ${y}, ${across} by ${down}, rotated by ${turn}°`,
  )
}

/** Selects a layer, or none. */
export function selectLayer(id: string | null): void {
  const { layers, selected, select } = useEditorStore.getState()
  if (id === selected) return
  select(id)
  const layer = findLayer(layers, id)
  const name = layer && nameOf(layer)
  announce(name === undefined ? t`Nothing is selected` : t`${name} selected`)
}

/** Adds a copy beside the layer, and selects it. A layer that is not drawn is copied unchanged. */
export function duplicateLayer(editorLayer: EditorLayer): void {
  const original = findLayer(useEditorStore.getState().layers, editorLayer.id)
  if (original === undefined) return
  const area = areaOfLayer(original)
  const size = useCanvasStore.getState().layout?.size
  if (area === undefined || size === undefined || isBar(original.layer)) {
    insertLayer(original.layer)
    return
  }
  const beside = moveArea(area, { x: COPY_OFFSET, y: COPY_OFFSET })
  const place = boxOfCopy(beside, size, original.layer.type)
  const id = insertLayer(placeLayer(original.layer, place))
  const fits = original.isFitted || typeof original.layer.place === 'string'
  if (id === undefined || !fits) return
  // The same step.
  useEditorStore.getState().edit(`add ${id}`, ({ layers }) => ({
    layers: layers.map((each) => (each.id === id ? { ...each, isFitted: true } : each)),
  }))
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
  announce(t`${name} removed`)
}

/** @param by 1 for one place to the front, -1 for one to the back */
export function moveInOrder(editorLayer: EditorLayer, by: -1 | 1): void {
  const { id } = editorLayer
  const { layers, edit } = useEditorStore.getState()
  // Texts are named by their order.
  const name = nameOf(editorLayer)
  const reordered = reorderLayer(layers, id, layers.findIndex((each) => each.id === id) + by)
  edit(`order ${id}`, () => ({ layers: reordered }))
  if (reordered === layers)
    announce(by > 0 ? t`${name} is at the front` : t`${name} is at the back`)
  else announce(by > 0 ? t`${name} moved forward` : t`${name} moved backward`)
}

/** Hides, shows, locks or unlocks a layer. */
export function markSelected(
  editorLayer: EditorLayer,
  marks: Partial<Pick<EditorLayer, 'isHidden' | 'isLocked'>>,
): void {
  const { id } = editorLayer
  useEditorStore.getState().edit(`mark ${id} ${Object.keys(marks).join()}`, ({ layers }) => ({
    layers: markLayer(layers, id, marks),
  }))
  const { isHidden, isLocked } = marks
  const name = nameOf(editorLayer)
  if (isHidden !== undefined) announce(isHidden ? t`${name} hidden` : t`${name} shown`)
  if (isLocked !== undefined) announce(isLocked ? t`${name} locked` : t`${name} unlocked`)
}

const nameOf = (editorLayer: EditorLayer): string =>
  layerName(useEditorStore.getState().layers, editorLayer)

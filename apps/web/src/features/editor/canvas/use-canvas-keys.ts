import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { moveArea, type Point } from './area.ts'
import { wayOfArrow } from './arrow-keys.ts'
import { announce, useCanvasStore } from './canvas-store.ts'
import { isInField } from './is-in-field.ts'
import {
  areaOfLayer,
  duplicateLayer,
  moveInOrder,
  putLayer,
  removeSelected,
  selectLayer,
} from './layer-actions.ts'

/**
 * The keys of the canvas, as in other drawing programs. They work while no field has the focus.
 */
export function useCanvasKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { layers, selected } = useEditorStore.getState()
      const layer = findLayer(layers, selected)
      if (layer === undefined || isInField(event.target)) return
      if (press(event, layer)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** @returns whether the key did something */
function press(event: KeyboardEvent, selected: EditorLayer): boolean {
  // Some keyboards have the brackets on keys with AltGr.
  if (event.key === '[' || event.key === ']') {
    moveInOrder(selected, event.key === '[' ? -1 : 1)
    return true
  }
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'd') return false
    duplicateLayer(selected)
    return true
  }
  const way = wayOfArrow(event)
  if (way !== undefined) return nudge(selected, way)
  switch (event.key) {
    case 'Escape':
      selectLayer(null)
      return true
    case 'Delete':
    case 'Backspace':
      removeSelected(selected)
      return true
    case 'Enter':
      return isOnCanvas(event.target) && editText(selected)
    default:
      return false
  }
}

function nudge(selected: EditorLayer, way: Point): boolean {
  const area = areaOfLayer(selected)
  if (selected.isLocked) announce(t`The layer is locked`)
  if (area !== undefined) putLayer(selected, moveArea(area, way))
  return area !== undefined
}

function editText({ id, layer, isLocked }: EditorLayer): boolean {
  if (layer.type !== 'caption' || isLocked) return false
  useCanvasStore.setState({ edited: id })
  return true
}

/** Elsewhere, Enter presses the focused button. */
const isOnCanvas = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && target.matches('.layer-overlay, [data-layer], [data-layer] *'))

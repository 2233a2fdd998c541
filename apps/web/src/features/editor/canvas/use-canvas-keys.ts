import { useEffect } from 'react'
import { useEditorStore } from '../editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { moveArea } from './area.ts'
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

/** Steps of the arrow keys in meme pixels, without and with Shift. */
const STEPS = { small: 1, large: 10 } as const

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

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
  const arrow = ARROWS[event.key]
  if (arrow !== undefined) return nudge(selected, arrow, event.shiftKey ? STEPS.large : STEPS.small)
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

function nudge(
  selected: EditorLayer,
  [x, y]: readonly [x: number, y: number],
  step: number,
): boolean {
  const area = areaOfLayer(selected)
  if (selected.isLocked) announce('The layer is locked')
  if (area !== undefined) putLayer(selected, moveArea(area, { x: x * step, y: y * step }))
  return area !== undefined
}

function editText({ id, layer, isLocked }: EditorLayer): boolean {
  if (layer.type !== 'caption' || isLocked) return false
  useCanvasStore.setState({ edited: id })
  return true
}

/** Elsewhere, Enter presses the focused button. */
const isOnCanvas = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('[data-layer]') !== null)

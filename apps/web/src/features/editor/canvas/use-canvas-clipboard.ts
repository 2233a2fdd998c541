import { t } from '@lingui/core/macro'
import { MemeDocument, readAs } from '@memesmith/contract'
import type { Layer } from '@memesmith/meme-render'
import { useEffect } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { areaOfBox, boxOfCopy, moveArea } from './area.ts'
import { announce } from './canvas-store.ts'
import { isInField } from './is-in-field.ts'
import { removeSelected } from './layer-actions.ts'

/** The clipboard type of a copied layer. Browsers pass it on to other tabs. */
export const LAYER_TYPE = 'application/x-memesmith-layer'

/** The picture, measured in fractions of itself. */
const WHOLE = { width: 1, height: 1 }

/** How far a pasted layer is from the copied one, in fractions of the picture. */
const PASTE_OFFSET = 0.03

/** Copies, cuts and pastes the selected layer, also to other tabs. */
export function useCanvasClipboard(): void {
  useEffect(() => {
    const selectedLayer = ({ target }: ClipboardEvent) => {
      const isOfText = isInField(target) || getSelection()?.isCollapsed === false
      const { layers, selected } = useEditorStore.getState()
      return isOfText ? undefined : findLayer(layers, selected)
    }
    const onCopy = (event: ClipboardEvent) => {
      const selected = selectedLayer(event)
      if (selected === undefined || event.clipboardData === null) return
      event.preventDefault()
      event.clipboardData.setData(LAYER_TYPE, JSON.stringify(selected.layer))
      if (selected.layer.type === 'caption') {
        event.clipboardData.setData('text/plain', selected.layer.text)
      }
      announce(t`Copied`)
    }
    const onCut = (event: ClipboardEvent) => {
      const selected = selectedLayer(event)
      onCopy(event)
      if (selected !== undefined && !selected.isLocked) removeSelected(selected)
    }
    const onPaste = (event: ClipboardEvent) => {
      const layer = readLayer(event.clipboardData?.getData(LAYER_TYPE))
      if (layer === undefined || isInField(event.target)) return
      event.preventDefault()
      pasteLayer(layer)
    }
    addEventListener('copy', onCopy)
    addEventListener('cut', onCut)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('copy', onCopy)
      removeEventListener('cut', onCut)
      removeEventListener('paste', onPaste)
    }
  }, [])
}

function readLayer(json: string | undefined): Layer | undefined {
  if (!json) return undefined
  try {
    return readAs(MemeDocument, { layers: [JSON.parse(json)] })?.layers[0]
  } catch {
    return undefined
  }
}

/** Adds a copied layer a little beside the place that it has. */
export function pasteLayer(layer: Layer): void {
  const { place } = layer
  if (typeof place !== 'object') {
    insertLayer(layer)
    return
  }
  const moved = moveArea(areaOfBox(place, WHOLE), { x: PASTE_OFFSET, y: PASTE_OFFSET })
  insertLayer({ ...layer, place: boxOfCopy(moved, WHOLE, layer.type) })
}

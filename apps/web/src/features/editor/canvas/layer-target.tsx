import type { MemeSize } from '@memesmith/meme-render'
import type { PointerEvent } from 'react'
import type { EditorLayer } from '../layers/editor-layer.ts'
import type { Area } from './area.ts'
import { areaStyle } from './area-style.ts'
import { useCanvasStore } from './canvas-store.ts'
import { selectLayer } from './layer-actions.ts'
import { isGesturing } from './layer-gesture.ts'

interface LayerTargetProps {
  readonly editorLayer: EditorLayer
  /** Shown in a caption without a text. */
  readonly name: string
  /** The layer's place in the order, from 1 at the back. */
  readonly number: number
  readonly area: Area
  readonly size: MemeSize
  readonly isSelected: boolean
  readonly onPointerDown: (event: PointerEvent) => void
}

/** The area of a layer on the preview: selects and drags it, and opens its text. */
export function LayerTarget({
  editorLayer: { id, layer, isLocked },
  name,
  number,
  area,
  size,
  isSelected,
  onPointerDown,
}: LayerTargetProps) {
  const words = layer.type === 'caption' ? layer.text.trim() : layer.image
  const isEmpty = words === ''
  const edit = () => {
    if (layer.type === 'caption' && !isLocked) useCanvasStore.setState({ edited: id })
  }
  return (
    <button
      type="button"
      className="layer-target"
      data-layer={id}
      data-empty={isEmpty || undefined}
      aria-pressed={isSelected}
      aria-label={`Layer ${number}: ${isEmpty ? `${name}, no text` : words}`}
      style={areaStyle(area, size)}
      disabled={isLocked}
      onFocus={() => selectLayer(id)}
      onPointerDown={(event) => {
        if (isGesturing()) return
        selectLayer(id)
        onPointerDown(event)
      }}
      onClick={() => {
        // Safari does not focus a pressed button.
        selectLayer(id)
        if (isEmpty) edit()
      }}
      onDoubleClick={edit}
    >
      {isEmpty && <span aria-hidden>{name}</span>}
    </button>
  )
}

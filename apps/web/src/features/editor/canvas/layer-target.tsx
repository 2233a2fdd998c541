import { t } from '@lingui/core/macro'
import type { MemeSize } from '@memesmith/meme-render'
import { type MouseEvent, memo, type PointerEvent, useRef } from 'react'
import { choosePicture } from '../../../lib/choose-picture.ts'
import { StrokeTarget } from '../draw/stroke-target.tsx'
import { isBar, isEmptyPanel } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { wordsOf } from '../layers/words-of.ts'
import { fillPanel } from '../stickers/add-picture.ts'
import type { Area } from './area.ts'
import { areaStyle } from './area-style.ts'
import { useCanvasStore } from './canvas-store.ts'
import { selectLayer } from './layer-actions.ts'
import { isGesturing } from './layer-gesture.ts'
import { useLiveArea } from './use-live-area.ts'

interface LayerTargetProps {
  readonly editorLayer: EditorLayer
  /** Shown in a caption without a text. */
  readonly name: string
  /** The layer's place in the order, from 1 at the back. */
  readonly number: number
  /** Its area, unless it is being dragged. */
  readonly area: Area
  readonly size: MemeSize
  readonly maxUploadBytes: number
  readonly isSelected: boolean
  readonly onDrag: (event: PointerEvent, dragged: EditorLayer, kind: 'move') => void
}

/** The area of a layer on the preview: selects and drags it, and opens its text. */
export const LayerTarget = memo(function LayerTarget({
  editorLayer,
  name,
  number,
  area,
  size,
  maxUploadBytes,
  isSelected,
  onDrag,
}: LayerTargetProps) {
  const { id, layer, isLocked } = editorLayer
  const words = wordsOf(layer)
  const isPanel = isEmptyPanel(editorLayer)
  const isDrawn = layer.type === 'stroke' || (layer.type === 'cover' && layer.brush !== undefined)
  const isEmpty = words === '' || isPanel
  const liveArea = useLiveArea(id, area, size)
  const pressedAt = useRef({ x: 0, y: 0 })
  const edit = () => {
    if (layer.type === 'caption' && !isLocked) useCanvasStore.setState({ edited: id })
  }
  return (
    <button
      type="button"
      className="layer-target"
      data-layer={id}
      data-empty={isEmpty || undefined}
      data-panel={isPanel || undefined}
      data-bar={isBar(layer) || undefined}
      data-stroke={isDrawn || undefined}
      aria-pressed={isSelected}
      aria-label={
        words === '' ? t`Layer ${number}: ${name}, no text` : t`Layer ${number}: ${words}`
      }
      style={areaStyle(liveArea, size)}
      disabled={isLocked}
      onFocus={() => selectLayer(id)}
      onPointerDown={(event) => {
        if (isGesturing()) return
        selectLayer(id)
        pressedAt.current = { x: event.clientX, y: event.clientY }
        onDrag(event, editorLayer, 'move')
      }}
      onClick={(event) => {
        // Safari does not focus a pressed button.
        selectLayer(id)
        if (isPanel && !isAfterDrag(event, pressedAt.current)) {
          choosePicture((file) => void fillPanel(id, file, maxUploadBytes))
        } else if (isEmpty) edit()
      }}
      onDoubleClick={edit}
    >
      {isDrawn && <StrokeTarget layer={layer} area={area} />}
      {isEmpty && <span aria-hidden>{isPanel ? t`Add picture` : name}</span>}
    </button>
  )
})

/** The pointer may move this far in a click, in CSS px. */
const CLICK_REACH = 4

/** A press of a key is never after a drag. */
const isAfterDrag = (
  { clientX, clientY, detail }: MouseEvent,
  { x, y }: { readonly x: number; readonly y: number },
): boolean => detail > 0 && Math.hypot(clientX - x, clientY - y) > CLICK_REACH

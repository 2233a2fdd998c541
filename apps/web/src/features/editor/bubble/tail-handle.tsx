import { t } from '@lingui/core/macro'
import type { Bubble, MemeSize } from '@memesmith/meme-render'
import type { PointerEvent } from 'react'
import { useStore } from 'zustand'
import type { Area } from '../canvas/area.ts'
import { wayOfArrow } from '../canvas/arrow-keys.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { useLiveArea } from '../canvas/use-live-area.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { changeBubble } from './change-bubble.ts'
import { announceTail, pointOfTail, tailAt } from './tail-place.ts'

interface TailHandleProps {
  /** The caption in the bubble. */
  readonly editorLayer: EditorLayer
  readonly bubble: Bubble
  /** Of the layer, unless it is being dragged. */
  readonly area: Area
  readonly size: MemeSize
  readonly onPointerDown: (event: PointerEvent) => void
}

/** The end of the selected bubble's tail, to drag it to who speaks, or to move it by arrow keys. */
export function TailHandle({ editorLayer, bubble, size, onPointerDown, ...rest }: TailHandleProps) {
  const { id } = editorLayer
  const area = useLiveArea(id, rest.area, size)
  const live = useStore(useCanvasStore, (store) => (store.live?.id === id ? store.live : null))
  const tail = live?.tail ?? bubble.tail
  const end = pointOfTail(tail, area)
  return (
    <button
      type="button"
      className="layer-handle layer-tail"
      aria-label={t`Tail of the bubble: drag it, or press arrow keys`}
      style={{ left: `${(end.x / size.width) * 100}%`, top: `${(end.y / size.height) * 100}%` }}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        const way = wayOfArrow(event)
        if (way === undefined) return
        event.preventDefault()
        // Elsewhere, an arrow key moves the whole layer.
        event.stopPropagation()
        const moved = tailAt(area, { x: end.x + way.x, y: end.y + way.y }, size)
        changeBubble(id, { tail: moved })
        announceTail(area, moved)
      }}
    />
  )
}

import '../../../styles/canvas.css'
import type { MemeLayout, MemeSize } from '@memesmith/meme-render'
import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { TailHandle } from '../bubble/tail-handle.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer, isBar } from '../layers/edit-layers.ts'
import { type EditorLayer, visibleLayers } from '../layers/editor-layer.ts'
import { layerName } from '../layers/layer-name.ts'
import type { Area } from './area.ts'
import { areasOf } from './areas-of.ts'
import { useCanvasStore } from './canvas-store.ts'
import { Guides } from './guides.tsx'
import { selectLayer } from './layer-actions.ts'
import { type GestureKind, isGesturing, startGesture } from './layer-gesture.ts'
import { LayerHandles } from './layer-handles.tsx'
import { LayerTarget } from './layer-target.tsx'
import { TextInPlace } from './text-in-place.tsx'
import { useCanvasClipboard } from './use-canvas-clipboard.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useEdgeLayout } from './use-edge-layout.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface LayerOverlayProps {
  readonly size: MemeSize
  readonly maxUploadBytes: number
}

/**
 * Covers the picture of the preview with one element per layer, to select and change it. The drawing itself knows
 * nothing of it.
 */
export function LayerOverlay({ size, maxUploadBytes }: LayerOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const layers = useEditorStore((store) => store.layers)
  const selected = useEditorStore((store) => store.selected)
  const layout = useEdgeLayout()
  const edited = useCanvasStore((store) => store.edited)
  const above = useCanvasStore((store) => shareOf(store.layout, 'above'))
  const below = useCanvasStore((store) => shareOf(store.layout, 'below'))
  const areas = useMemo(() => areasOf(layers, layout, null), [layers, layout])
  useCanvasKeys()
  useCanvasClipboard()
  useFocusAfterRemoval(overlay, areas)

  // A copy is selected while the focus is on its original, or on the picture after a cut.
  useEffect(() => {
    const { activeElement } = document
    const focused = activeElement instanceof HTMLElement ? activeElement.dataset.layer : undefined
    if (focused === selected) return
    if (focused === undefined && activeElement !== overlay.current) return
    overlay.current?.querySelector<HTMLElement>(`[data-layer="${selected}"]`)?.focus()
  }, [selected])

  // The same function while the layers change, so that only those that changed render again.
  const drag = useCallback(
    (event: PointerEvent, dragged: EditorLayer, kind: GestureKind) => {
      const { layout } = useCanvasStore.getState()
      const now = areasOf(useEditorStore.getState().layers, layout, null)
      const withBars = layout?.size ?? size
      const area = now.get(dragged.id)
      if (overlay.current === null || area === undefined || event.button !== 0) return
      if (isBar(dragged.layer)) return
      const others = [...now].filter(([id]) => id !== dragged.id).map(([, other]) => other)
      const options = { overlay: overlay.current, size: withBars, dragged, area, others, kind }
      startGesture(event.nativeEvent, options)
    },
    [size],
  )

  const current = findLayer(layers, selected)
  const currentArea: Area | undefined = current && areas.get(current.id)
  return (
    <div
      ref={overlay}
      className="layer-overlay"
      style={{ top: `${above * 100}%`, bottom: `${below * 100}%` }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isGesturing()) selectLayer(null)
      }}
    >
      {visibleLayers(layers).map((each, index) => {
        const area = areas.get(each.id)
        if (area === undefined) return null
        return (
          <LayerTarget
            key={each.id}
            editorLayer={each}
            name={layerName(layers, each)}
            number={index + 1}
            area={area}
            size={size}
            maxUploadBytes={maxUploadBytes}
            isSelected={each.id === selected}
            onDrag={drag}
          />
        )
      })}
      <Guides size={size} />
      {current !== undefined && currentArea !== undefined && edited === null && (
        <LayerHandles
          id={current.id}
          area={currentArea}
          size={size}
          isLocked={current.isLocked || isBar(current.layer)}
          onPointerDown={(event, kind) => drag(event, current, kind)}
        />
      )}
      {current?.layer.type === 'caption' &&
        current.layer.bubble !== undefined &&
        currentArea !== undefined &&
        edited === null &&
        !current.isLocked && (
          <TailHandle
            editorLayer={current}
            bubble={current.layer.bubble}
            area={currentArea}
            size={size}
            onPointerDown={(event) => drag(event, current, 'tail')}
          />
        )}
      {edited !== null && <TextInPlace key={edited} id={edited} size={size} onDrag={drag} />}
      <Announcement />
    </div>
  )
}

/** The share of the canvas that the bars at one side take. */
const shareOf = (layout: MemeLayout | null, side: 'above' | 'below'): number =>
  layout === null ? 0 : layout.size[side] / layout.size.pixelHeight

/** What changed last, for screen readers. */
export function Announcement() {
  const announcement = useCanvasStore((store) => store.announcement)
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

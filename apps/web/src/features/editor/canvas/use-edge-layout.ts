import type { MemeLayout } from '@memesmith/meme-render'
import { useRef } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { visibleLayers } from '../layers/editor-layer.ts'
import { useCanvasStore } from './canvas-store.ts'

/**
 * The layout of the last drawing, as far as areas depend on it: the same object until the size of
 * the picture, the number of layers or a caption at an edge changes. A layer that is dragged
 * changes the layout with every frame.
 *
 * While somebody types, the layout is late, and the layers that are read here differ from it in their
 * texts only.
 */
export function useEdgeLayout(): MemeLayout | null {
  const shown = useRef<{ readonly layout: MemeLayout | null; readonly key: string }>(undefined)
  return useCanvasStore(({ layout }) => {
    const key = keyOf(layout)
    if (key !== shown.current?.key) shown.current = { layout, key }
    return shown.current.layout
  })
}

function keyOf(layout: MemeLayout | null): string {
  if (layout === null) return ''
  const visible = visibleLayers(useEditorStore.getState().layers)
  // By its place in the order: an edge caption that changes places with a box keeps its bounds.
  const edges = layout.layers.map(({ bounds }, index) =>
    typeof visible[index]?.layer.place === 'string' ? bounds : null,
  )
  const { width, height } = layout.size
  return JSON.stringify([width, height, edges])
}

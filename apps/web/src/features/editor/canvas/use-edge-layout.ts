import type { MemeLayout } from '@memesmith/meme-render'
import { useRef } from 'react'
import { useEditorStore } from '../editor-store.ts'
import { useCanvasStore } from './canvas-store.ts'

/**
 * The layout of the last drawing, as far as areas depend on it: the same object until the size of
 * the picture, the number of layers or a caption at an edge changes. A layer that is dragged
 * changes the layout with every frame.
 */
export function useEdgeLayout(): MemeLayout | null {
  const shown = useRef<MemeLayout>(null)
  return useCanvasStore(({ layout }) => {
    if (keyOf(shown.current) !== keyOf(layout)) shown.current = layout
    return shown.current
  })
}

function keyOf(layout: MemeLayout | null): string {
  const visible = useEditorStore.getState().layers.filter(({ isHidden }) => !isHidden)
  const edges = layout?.layers.filter((_, index) => {
    const place = visible[index]?.layer.place
    return typeof place === 'string'
  })
  const { width, height } = layout?.size ?? {}
  const bounds = edges?.map((edge) => edge.bounds)
  return JSON.stringify([layout?.layers.length, width, height, bounds])
}

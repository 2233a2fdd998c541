import type { MemeSize } from '@memesmith/meme-render'
import { useStore } from 'zustand'
import { type Area, areaOfBox } from './area.ts'
import { useCanvasStore } from './canvas-store.ts'

/**
 * The area of a layer, also while it is being dragged: then only what shows this layer renders with
 * every movement, and is not late: it is with the picture.
 *
 * @param area of the layer in the draft
 * @returns the same object until the layer is dragged
 */
export function useLiveArea(id: string, area: Area, size: MemeSize): Area {
  const place = useStore(useCanvasStore, ({ live }) => (live?.id === id ? live.place : undefined))
  return place === undefined ? area : areaOfBox(place, size)
}

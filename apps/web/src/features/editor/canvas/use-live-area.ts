import type { MemeSize } from '@memesmith/meme-render'
import { type Area, areaOfBox } from './area.ts'
import { useCanvasStore } from './canvas-store.ts'

/**
 * The area of a layer, also while it is being dragged: then only what shows this layer renders with
 * every movement.
 *
 * @param area of the layer in the draft
 */
export function useLiveArea<Known extends Area | undefined>(
  id: string,
  area: Known,
  size: MemeSize,
): Area | Known {
  const place = useCanvasStore(({ live }) => (live?.id === id ? live.layer.place : undefined))
  return typeof place === 'object' ? areaOfBox(place, size) : area
}

import { type Sticker, USUAL_STICKER } from '@memesmith/meme-render'
import { boxOf } from '../canvas/area.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { insertLayer } from '../layers/insert-layer.ts'

/**
 * Adds a sticker in the middle of the picture, and selects it.
 *
 * @param image its `Sticker.image`
 * @param share of the meme's shorter side that its longer side takes
 * @param ratio its width divided by its height
 * @returns the layer's id; undefined if there is no picture or no room
 */
export function insertSticker(image: string, share: number, ratio = 1): string | undefined {
  const place = middleBox(share, ratio)
  return place && insertLayer({ ...USUAL_STICKER, image, place })
}

function middleBox(share: number, ratio: number): Sticker['place'] | undefined {
  const size = useCanvasStore.getState().layout?.size
  if (size === undefined) return undefined
  const longer = share * Math.min(size.width, size.height)
  const width = longer * Math.min(1, ratio)
  const height = longer * Math.min(1, 1 / ratio)
  return boxOf(
    { left: (size.width - width) / 2, top: (size.height - height) / 2, width, height, degrees: 0 },
    size,
  )
}

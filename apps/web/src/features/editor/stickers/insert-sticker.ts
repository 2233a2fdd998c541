import { type Sticker, USUAL_STICKER } from '@memesmith/meme-render'
import { areaOfBox, boxOf } from '../canvas/area.ts'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { freeMiddle } from '../canvas/free-box.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { visibleLayers } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'

/**
 * Adds a sticker in the middle of the picture, or beside others and words, and selects it.
 *
 * @param image its `Sticker.image`
 * @param share of the meme's shorter side that its longer side takes
 * @param ratio its width divided by its height
 * @returns the layer's id; undefined if there is no picture or no room
 */
export function insertSticker(image: string, share: number, ratio = 1): string | undefined {
  const place = freeBoxOf(share, ratio)
  return place && insertLayer({ ...USUAL_STICKER, image, place })
}

function freeBoxOf(share: number, ratio: number): Sticker['place'] | undefined {
  const { layout } = useCanvasStore.getState()
  if (layout === null) return undefined
  const { size } = layout
  const longer = share * Math.min(size.width, size.height)
  const width = longer * Math.min(1, ratio)
  const height = longer * Math.min(1, 1 / ratio)
  const { layers } = useEditorStore.getState()
  const others = visibleLayers(layers).flatMap(({ layer }) =>
    layer.type === 'sticker' ? [areaOfBox(layer.place, size)] : [],
  )
  const areas = areasOf(layers, layout, null)
  const words = visibleLayers(layers).flatMap(({ id, layer }) => {
    const area = layer.type === 'caption' && layer.text !== '' ? areas.get(id) : undefined
    return area === undefined ? [] : [area]
  })
  return boxOf(freeMiddle({ width, height }, others, size, words), size, 'sticker')
}

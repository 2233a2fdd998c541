import type { Caption, MemeSize } from '@memesmith/meme-render'
import { type Area, areaOfBox, boxOf } from '../canvas/area.ts'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { placeInLayers } from '../canvas/place-layer.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { curveHeight } from './curve-height.ts'
import { changeCaption, isBar } from './edit-layers.ts'
import { withRoom } from './fit-words.ts'
import { styledCaptions } from './use-captions.ts'

/**
 * Bends the selected caption, or all if none is selected. A text at an edge gets a box, and each box grows by
 * the height of its curve, so that the words keep their size. A box that fitted its words also fits them on the curve. A bar stays
 * straight.
 *
 * @param arc degrees; 0 for a straight line
 */
export function curveTexts(arc: number): void {
  const { selected, edit } = useEditorStore.getState()
  const { layout } = useCanvasStore.getState()
  if (layout === null) return
  edit(`look ${selected} arc`, (work) => {
    const areas = areasOf(work.layers, layout, null)
    return {
      layers: styledCaptions({ ...work, selected }).reduce((layers, { id, layer }) => {
        const area = areas.get(id)
        if (area === undefined || isBar(layer)) return layers
        const place = boxOf(grownArea(layer, area, arc, layout.size), layout.size, 'caption')
        const placed = placeInLayers(layers, id, { place, isResized: false })
        return withRoom(changeCaption(placed, id, { arc: arc === 0 ? undefined : arc }), id)
      }, work.layers),
    }
  })
}

/** Whether one of the captions that the controls change can be bent. */
export const useCanCurve = (): boolean =>
  useEditorStore((store) => styledCaptions(store).some(({ layer }) => !isBar(layer)))

function grownArea(
  { place, arc: before = 0 }: Caption,
  area: Area,
  arc: number,
  size: MemeSize,
): Area {
  const now = typeof place === 'object' ? areaOfBox(place, size) : area
  const by = curveHeight(now.width, arc) - curveHeight(now.width, before)
  const height = Math.max(now.height + by, now.height / 4)
  // What stands at an edge grows away from it.
  const share = place === 'top' ? 0 : place === 'bottom' ? 1 : 0.5
  return { ...now, top: now.top - share * (height - now.height), height }
}

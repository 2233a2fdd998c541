import type { Box, Layer, MemeLayout, MemeSize } from '@memesmith/meme-render'
import { isBar } from '../layers/edit-layers.ts'
import { type EditorLayers, visibleLayers } from '../layers/editor-layer.ts'
import { type Area, areaOfBox, outlineOf } from './area.ts'
import type { LiveChange } from './canvas-store.ts'

/**
 * The area of every visible layer, by its id. A caption at an edge without a text has none, and neither has what
 * hides a part that is cut off.
 *
 * @param layout of the last drawing, which knows where the captions at the edges are; without one
 *   there are no areas
 * @param live a layer that is being dragged
 */
export function areasOf(
  layers: EditorLayers,
  layout: MemeLayout | null,
  live: LiveChange | null,
): ReadonlyMap<string, Area> {
  if (layout === null) return new Map()
  const visible = visibleLayers(layers)
  const entries = visible.flatMap(({ id, layer }, index): [string, Area][] => {
    // It is not placed on the canvas.
    if (layer.type === 'look') return []
    const { place } = live?.id === id ? live : layer
    if (typeof place === 'object') {
      const area = areaOnce(place, layout.size)
      return layer.type === 'cover' && !isInSight(area, layout.size) ? [] : [[id, area]]
    }
    const bounds =
      layout.layers.length === visible.length ? layout.layers[index]?.bounds : undefined
    return bounds === undefined || bounds.width === 0 ? [] : [[id, withOutline(bounds, layer)]]
  })
  return new Map(entries)
}

/** What hides a part that was cut off is still there, but not seen, on a bar neither. */
function isInSight(area: Area, { width, height }: MemeSize): boolean {
  const { left, top, width: across, height: down } = outlineOf(area)
  return left < width && top < height && left + across > 0 && top + down > 0
}

const known = new WeakMap<Box, Area>()

/** The same area for the same box, so that what did not move does not render again. */
function areaOnce(box: Box, size: MemeSize): Area {
  const area = areaOfBox(box, size)
  const before = known.get(box)
  if (before !== undefined && before.width === area.width && before.height === area.height) {
    return before
  }
  known.set(box, area)
  return area
}

/** Room for rounding, in meme pixels. */
const SPARE = 1

/** The lines of a caption with their outline: a box of this size holds the text as it is. */
function withOutline(bounds: Area, layer: Layer): Area {
  if (isBar(layer)) return bounds
  const { left, top, width, height, degrees } = bounds
  const by = (layer.type === 'caption' ? layer.outlineWidth / 2 : 0) + SPARE
  return {
    left: left - by,
    top: top - by,
    width: width + 2 * by,
    height: height + 2 * by,
    degrees,
  }
}

import type { Box } from '@memesmith/meme-render'
import { type Area, areaOfBox, outlineOf } from './area.ts'

/** The size of a new text's box, and where its top may be, in shares of the picture. */
const USUAL = { x: 0.2, y: 0.4, width: 0.6, height: 0.2, rotation: 0 }
const TOPS = [0.4, 0.6, 0.2, 0.5, 0.3]

/**
 * The box of a new text: in the middle, or above or below it if another layer is there.
 *
 * @param areas of the visible layers, in meme pixels
 */
export function freeBox(
  areas: readonly Area[],
  size: { readonly width: number; readonly height: number },
): Box {
  const taken = areas.map(outlineOf)
  const isFree = (box: Box) => {
    const area = areaOfBox(box, size)
    return !taken.some(
      ({ left, top, width, height }) =>
        left < area.left + area.width &&
        area.left < left + width &&
        top < area.top + area.height &&
        area.top < top + height,
    )
  }
  return TOPS.map((y) => ({ ...USUAL, y })).find(isFree) ?? USUAL
}

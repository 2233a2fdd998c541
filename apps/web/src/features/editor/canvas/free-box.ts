import { type Box, MAX_LAYERS } from '@memesmith/meme-render'
import { type Area, areaOfBox, outlineOf } from './area.ts'

/** The size of a new text's box, and where its top may be, in shares of the picture. */
const USUAL = { x: 0.2, y: 0.4, width: 0.6, height: 0.2, rotation: 0 }
const TOPS = [0.4, 0.6, 0.2, 0.5, 0.3]

/** The cells of a grid, a little larger than the smaller box in each. */
const CELL = { width: 1 / 3, height: 1 / 10 }
const SMALL = { width: 0.3, height: 0.09, rotation: 0 }

/** The smaller boxes, the nearest to the middle first. */
const SMALL_BOXES: readonly Box[] = [4, 5, 3, 6, 2, 7, 1, 8, 0, 9].flatMap((row) =>
  [1, 0, 2].map((column) => ({
    ...SMALL,
    x: (column + 0.5) * CELL.width - SMALL.width / 2,
    y: (row + 0.5) * CELL.height - SMALL.height / 2,
  })),
)

/** More than a meme has layers, so that one of them is where no other layer is. */
const CASCADE_STEPS = MAX_LAYERS + 1

/** Boxes of the usual size along a diagonal of the picture, from the middle. */
const CASCADE: readonly Box[] = Array.from({ length: CASCADE_STEPS }, (_, index) => {
  const share = ((index + CASCADE_STEPS / 2) % CASCADE_STEPS) / CASCADE_STEPS
  return { ...USUAL, x: share * (1 - USUAL.width), y: share * (1 - USUAL.height) }
})

/**
 * The box of a new text: in the middle, or above or below it if another layer is there. If these
 * places are taken, a smaller box; if there is no room for one, over the others, but never exactly
 * over one of them.
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
  const isApart = (box: Box) => {
    const { left, top } = areaOfBox(box, size)
    return areas.every((area) => area.left !== left || area.top !== top)
  }
  const usual = TOPS.map((y) => ({ ...USUAL, y }))
  return [...usual, ...SMALL_BOXES].find(isFree) ?? CASCADE.find(isApart) ?? USUAL
}

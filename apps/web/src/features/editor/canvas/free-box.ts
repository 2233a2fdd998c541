import { type Box, MAX_LAYERS, type MemeSize } from '@memesmith/meme-render'
import { type Area, areaOfBox, outlineOf } from './area.ts'

type Size = Pick<MemeSize, 'width' | 'height'>

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

/** Places on a diagonal of the picture, from the middle: shares of the room that a box leaves. */
const CASCADE = Array.from(
  { length: CASCADE_STEPS },
  (_, index) => ((index + CASCADE_STEPS / 2) % CASCADE_STEPS) / CASCADE_STEPS,
)

/**
 * The box of a new text: in the middle, or above or below it if another layer is there. If these
 * places are taken, a smaller box; if there is no room for one, where it covers the least of the others, but
 * never exactly over one of them.
 *
 * @param areas of the visible layers, in meme pixels
 */
export function freeBox(areas: readonly Area[], size: Size): Box {
  const usual = TOPS.map((y) => ({ ...USUAL, y }))
  const free = [...usual, ...SMALL_BOXES].find((box) => isFree(areaOfBox(box, size), areas))
  return free ?? leastCovered(usual, areas, size) ?? onCascade(areas, size) ?? USUAL
}

/** The box that lies over others the least, but not exactly over one. */
function leastCovered(usual: readonly Box[], areas: readonly Area[], size: Size): Box | undefined {
  const outlines = areas.map(outlineOf)
  const apart = [...usual, ...SMALL_BOXES].flatMap((box) => {
    const area = areaOfBox(box, size)
    return isApart(area, areas) ? [{ box, share: coveredShare(area, outlines) }] : []
  })
  const least = Math.min(...apart.map(({ share }) => share))
  return apart.find(({ share }) => share <= least + SAME_SHARE)?.box
}

const onCascade = (areas: readonly Area[], size: Size): Box | undefined =>
  CASCADE.map((share) => ({
    ...USUAL,
    x: share * (1 - USUAL.width),
    y: share * (1 - USUAL.height),
  })).find((box) => isApart(areaOfBox(box, size), areas))

/** Shares that differ by less are the same, so that the middle is preferred. */
const SAME_SHARE = 0.02

/** The share of an area that lies over others, counted for each of them. */
function coveredShare(area: Area, outlines: readonly ReturnType<typeof outlineOf>[]): number {
  let covered = 0
  for (const { left, top, width, height } of outlines) {
    const across = Math.min(left + width, area.left + area.width) - Math.max(left, area.left)
    const down = Math.min(top + height, area.top + area.height) - Math.max(top, area.top)
    if (across > 0 && down > 0) covered += across * down
  }
  return covered / (area.width * area.height)
}

/**
 * The area of a new sticker: in the middle, or beside it if another sticker or a text is there. If there is no
 * room, it lies over texts, and then over the others, but never exactly over one of them.
 *
 * @param areas of the other stickers, in meme pixels
 * @param texts of the words, which are better left legible
 */
export function freeMiddle(
  { width, height }: Pick<Area, 'width' | 'height'>,
  areas: readonly Area[],
  size: Size,
  texts: readonly Area[] = [],
): Area {
  const room = { x: size.width - width, y: size.height - height }
  const at = (left: number, top: number): Area => ({ left, top, width, height, degrees: 0 })
  const beside = [0, 1, -1].flatMap((row) =>
    [0, 1, -1].map((column) => at(room.x / 2 + column * width, room.y / 2 + row * height)),
  )
  const inside = beside.filter(
    ({ left, top }) => left >= 0 && top >= 0 && left <= room.x && top <= room.y,
  )
  const free = inside.filter((area) => isFree(area, areas))
  return (
    free.find((area) => isFree(area, texts)) ??
    free[0] ??
    CASCADE.map((share) => at(share * room.x, share * room.y)).find((area) =>
      isApart(area, areas),
    ) ??
    at(room.x / 2, room.y / 2)
  )
}

/** Whether an area touches none of the others. */
function isFree(area: Area, areas: readonly Area[]): boolean {
  return !areas
    .map(outlineOf)
    .some(
      ({ left, top, width, height }) =>
        left < area.left + area.width &&
        area.left < left + width &&
        top < area.top + area.height &&
        area.top < top + height,
    )
}

/** More than the rounding of a box, in meme pixels. */
const ROUNDING = 0.1

/** Whether an area begins where no other does. */
const isApart = ({ left, top }: Area, areas: readonly Area[]): boolean =>
  areas.every(
    (area) => Math.abs(area.left - left) > ROUNDING || Math.abs(area.top - top) > ROUNDING,
  )

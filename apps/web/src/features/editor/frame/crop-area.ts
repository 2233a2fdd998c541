/** The geometry of the crop. Lengths are meme pixels of the whole picture. */
import type { MemeSize } from '@memesmith/meme-render'
import { type Area, centerOf, type Handle, type Point, sidesOf, within } from '../canvas/area.ts'
import type { Part } from './frame-edits.ts'

type Size = Pick<MemeSize, 'width' | 'height'>

/** An upright area. */
export type CropArea = Omit<Area, 'degrees'>

/** Smallest side of a crop. */
export const MIN_CROP = 16

export const areaOfPart = ({ x, y, width, height }: Part, size: Size): CropArea => ({
  left: x * size.width,
  top: y * size.height,
  width: width * size.width,
  height: height * size.height,
})

export const partOfArea = ({ left, top, width, height }: CropArea, size: Size): Part => ({
  x: left / size.width,
  y: top / size.height,
  width: width / size.width,
  height: height / size.height,
})

/** Moves an area as far as the picture goes. */
export const moveCrop = (area: CropArea, { x, y }: Point, size: Size): CropArea => ({
  ...area,
  left: within([0, size.width - area.width], area.left + x),
  top: within([0, size.height - area.height], area.top + y),
})

/**
 * Moves the sides that a handle holds, as far as the picture goes. The opposite side or corner
 * stays where it is.
 *
 * @param by the way of the pointer
 * @param ratio width divided by height; undefined for any
 */
export function resizeCrop(
  area: CropArea,
  handle: Handle,
  by: Point,
  size: Size,
  ratio: number | undefined,
): CropArea {
  const sides = sidesOf(handle)
  const center = centerOf({ ...area, degrees: 0 })
  const roomAcross = roomAt(sides.x, area.left, area.width, size.width)
  const roomDown = roomAt(sides.y, area.top, area.height, size.height)
  let width = area.width + by.x * sides.x
  let height = area.height + by.y * sides.y
  if (ratio === undefined) {
    width = within([MIN_CROP, roomAcross], width)
    height = within([MIN_CROP, roomDown], height)
  } else {
    const wanted =
      sides.x === 0 ? height * ratio : sides.y === 0 ? width : Math.max(width, height * ratio)
    const least = MIN_CROP * Math.max(1, ratio)
    width = within([least, Math.min(roomAcross, roomDown * ratio)], wanted)
    height = width / ratio
  }
  return {
    left: startAt(sides.x, area.left, area.width, width, center.x),
    top: startAt(sides.y, area.top, area.height, height, center.y),
    width,
    height,
  }
}

/** The same with an arrow key. With a ratio, both arrows of a corner move it along its diagonal. */
export function resizeCropByKey(
  area: CropArea,
  handle: Handle,
  way: Point,
  size: Size,
  ratio: number | undefined,
): CropArea {
  const { x, y } = sidesOf(handle)
  const growth = way.x * x + way.y * y
  const by = ratio === undefined ? way : { x: growth * x, y: (growth * y) / ratio }
  return resizeCrop(area, handle, by, size, ratio)
}

/** The largest length of a side when one of its ends, or its middle (0), stays where it is. */
function roomAt(moved: number, start: number, length: number, whole: number): number {
  if (moved > 0) return whole - start
  if (moved < 0) return start + length
  const middle = start + length / 2
  return 2 * Math.min(middle, whole - middle)
}

function startAt(
  moved: number,
  start: number,
  before: number,
  after: number,
  middle: number,
): number {
  if (moved > 0) return start
  return moved < 0 ? start + before - after : middle - after / 2
}

/** The largest area of a ratio in the picture, as near to another one's center as possible. */
export function areaOfRatio(area: CropArea, ratio: number, size: Size): CropArea {
  const width = Math.min(size.width, size.height * ratio)
  const height = width / ratio
  const center = centerOf({ ...area, degrees: 0 })
  return moveCrop(
    { left: 0, top: 0, width, height },
    { x: center.x - width / 2, y: center.y - height / 2 },
    size,
  )
}

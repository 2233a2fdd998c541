/** The geometry of the selected layer. Lengths are meme pixels, angles degrees. */
import { type Box, type Layer, type MemeSize, placeRange } from '@memesmith/meme-render'

/** A rectangle that is rotated clockwise around its center. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly degrees: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Smallest side of a box. */
export const MIN_SIDE = 8

/** The eight handles, named like the CSS cursors. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

export const isCorner = (handle: Handle): boolean => handle.length === 2

/** The sides that a handle moves: -1 for left or top, 1 for right or bottom, 0 for none. */
export const sidesOf = (handle: Handle): Point => ({
  x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
  y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
})

export const centerOf = ({ left, top, width, height }: Area): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** Rotates a vector clockwise. */
export function rotate({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The area around a center. */
const areaAround = (center: Point, width: number, height: number, degrees: number): Area => ({
  left: center.x - width / 2,
  top: center.y - height / 2,
  width,
  height,
  degrees,
})

export const moveArea = (area: Area, { x, y }: Point): Area => ({
  ...area,
  left: area.left + x,
  top: area.top + y,
})

/**
 * Moves the sides that a handle holds. The opposite side or corner stays where it is.
 *
 * @param by the way of the pointer
 * @param keepsRatio whether a corner scales both sides by the same factor
 */
export function resizeArea(area: Area, handle: Handle, by: Point, keepsRatio: boolean): Area {
  const sides = sidesOf(handle)
  const along = rotate(by, -area.degrees)
  let width = Math.max(MIN_SIDE, area.width + along.x * sides.x)
  let height = Math.max(MIN_SIDE, area.height + along.y * sides.y)
  if (keepsRatio && isCorner(handle)) {
    // The corner follows the pointer along the diagonal.
    const factor = Math.max(
      MIN_SIDE / Math.min(area.width, area.height),
      (width * area.width + height * area.height) / (area.width ** 2 + area.height ** 2),
    )
    width = area.width * factor
    height = area.height * factor
  }
  const shift = rotate(
    { x: ((width - area.width) / 2) * sides.x, y: ((height - area.height) / 2) * sides.y },
    area.degrees,
  )
  const center = centerOf(area)
  return areaAround({ x: center.x + shift.x, y: center.y + shift.y }, width, height, area.degrees)
}

/**
 * Turns an area with the pointer around its center.
 *
 * @param step the angle is rounded to a multiple of this; 0 for none
 */
export function turnArea(area: Area, from: Point, to: Point, step: number): Area {
  const center = centerOf(area)
  const directionOf = ({ x, y }: Point) => (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI
  const angle = area.degrees + directionOf(to) - directionOf(from)
  const degrees = step === 0 ? snapToRightAngle(angle) : Math.round(angle / step) * step
  return { ...area, degrees: normalizeDegrees(degrees) }
}

/** Angle around each right angle within which a rotation snaps to it. */
const RIGHT_ANGLE_PULL = 3

function snapToRightAngle(angle: number): number {
  const nearest = Math.round(angle / 90) * 90
  return Math.abs(angle - nearest) <= RIGHT_ANGLE_PULL ? nearest : angle
}

/** An equal angle above -180 and up to 180, to a tenth of a degree. */
export function normalizeDegrees(degrees: number): number {
  const rounded = Math.round(degrees * 10) / 10
  const positive = ((rounded % 360) + 360) % 360
  return Math.round((positive > 180 ? positive - 360 : positive) * 10) / 10
}

/** Scales and turns an area with two fingers, and moves it along. */
export function pinchArea(
  area: Area,
  { from, to }: { readonly from: readonly [Point, Point]; readonly to: readonly [Point, Point] },
): Area {
  const [before, after] = [between(from), between(to)]
  const smallest = MIN_SIDE / Math.min(area.width, area.height)
  const factor = Math.max(smallest, after.length / Math.max(1, before.length))
  const degrees = snapToRightAngle(area.degrees + after.degrees - before.degrees)
  const center = centerOf(area)
  // The point of the area under the middle of the fingers stays there.
  const arm = rotate(
    { x: (center.x - before.middle.x) * factor, y: (center.y - before.middle.y) * factor },
    degrees - area.degrees,
  )
  return areaAround(
    { x: after.middle.x + arm.x, y: after.middle.y + arm.y },
    area.width * factor,
    area.height * factor,
    normalizeDegrees(degrees),
  )
}

function between([a, b]: readonly [Point, Point]) {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    length: Math.hypot(b.x - a.x, b.y - a.y),
    degrees: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  }
}

/** The smallest upright rectangle around an area. */
export function outlineOf(area: Area): Omit<Area, 'degrees'> {
  const corner = rotate({ x: area.width / 2, y: area.height / 2 }, area.degrees)
  const other = rotate({ x: area.width / 2, y: -area.height / 2 }, area.degrees)
  const width = 2 * Math.max(Math.abs(corner.x), Math.abs(other.x))
  const height = 2 * Math.max(Math.abs(corner.y), Math.abs(other.y))
  const center = centerOf(area)
  return { left: center.x - width / 2, top: center.y - height / 2, width, height }
}

/** Sides in meme pixels; bars and density as in `MemeSize`, where bars are device pixels. */
type Size = Pick<MemeSize, 'height' | 'width'> &
  Partial<Pick<MemeSize, 'above' | 'below' | 'density'>>

/**
 * The box of an area. The center stays in the picture, so that a layer can't get lost, and the
 * sides within what a document allows. A drawing may lie on a bar, and what hides a part mostly beside the
 * picture: there may be the rest of that, if it is cropped.
 *
 * @param type of the layer
 */
export const boxOf = (area: Area, size: Size, type: Layer['type']): Box =>
  boxWithin(area, size, placeRange(type), centersOf(area, size, type))

function centersOf(area: Area, size: Size, type: Layer['type']): readonly [Range, Range] {
  const { height, above = 0, below = 0, density = 1 } = size
  if (type === 'stroke') {
    return [IN_PICTURE, [-above / density / height, 1 + below / density / height]]
  }
  if (type !== 'cover') return [IN_PICTURE, IN_PICTURE]
  const outline = outlineOf(area)
  const beside = (length: number, picture: number): Range => {
    const most = Math.max(0, length / 2 - MIN_SIDE) / picture
    return [-most, 1 + most]
  }
  return [beside(outline.width, size.width), beside(outline.height, height)]
}

const IN_PICTURE: Range = [0, 1]

/** The box of what was just drawn. Unlike `boxOf`, it does not move it: the center may be anywhere. */
export function boxOfDrawn(area: Area, size: Size, type: Layer['type']): Box {
  const range = placeRange(type)
  return boxWithin(area, size, range, [range, range])
}

/**
 * The box of a copy. What was drawn or hides a part may be beside the picture, even far beside a cropped one,
 * and stays so.
 */
export const boxOfCopy = (area: Area, size: Size, type: Layer['type']): Box =>
  (type === 'cover' || type === 'stroke' ? boxOfDrawn : boxOf)(area, size, type)

/** @param centers where the center may be, across and down, as the others in fractions of the picture */
function boxWithin(area: Area, size: Size, range: Range, centers: readonly [Range, Range]): Box {
  const across = sideOf(area.left, area.width, size.width, range, centers[0])
  const down = sideOf(area.top, area.height, size.height, range, centers[1])
  return {
    x: across.start,
    y: down.start,
    width: across.length,
    height: down.length,
    rotation: area.degrees,
  }
}

type Range = readonly [least: number, most: number]

/** The value, or the end of the range that it is beyond. */
export const within = ([least, most]: Range, value: number): number =>
  Math.min(most, Math.max(least, value))

/** One dimension of a box, in fractions of the picture. */
function sideOf(start: number, length: number, picture: number, range: Range, centers: Range) {
  const [least, most] = range
  const share = Math.min(most - least, length / picture)
  const center = within(centers, (start + length / 2) / picture)
  const first = within([least, most - share], center - share / 2)
  // Down, so that the end stays within its limit too.
  return { start: rounded(first), length: Math.max(1 / FRACTIONS, rounded(share)) }
}

/** Boxes are rounded to a hundred-thousandth of the picture, to keep documents short. */
const FRACTIONS = 1e5
/** More than a rounding error, so that a box that is moved again and again keeps its size. */
const ROUNDING = 1e-6
const rounded = (share: number): number => Math.floor(share * FRACTIONS + ROUNDING) / FRACTIONS

/** The area of a box. */
export const areaOfBox = ({ x, y, width, height, rotation }: Box, size: Size): Area => ({
  left: x * size.width,
  top: y * size.height,
  width: width * size.width,
  height: height * size.height,
  degrees: rotation,
})

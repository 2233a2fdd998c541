import { pointsOfLayer } from '@memesmith/contract'
import {
  type Cover,
  type MemeSize,
  partsOf,
  placeRange,
  type Stroke,
  type StrokePoint,
} from '@memesmith/meme-render'
import { areaOfBox, boxOfDrawn, centerOf, type Point, rotate } from '../canvas/area.ts'
import type { DrawnPoint } from './simplify-line.ts'

/** What can be drawn. */
export type Drawn = Cover | Stroke

type Size = Pick<MemeSize, 'height' | 'width'>

/** What a stroke is besides its points and its place. */
export type StrokeLook = Omit<Stroke, 'place' | 'points'>

/** Smallest side of a stroke's box, in meme pixels: a straight line has no height of its own. */
const MIN_SIDE = 2
/** Points are rounded to a thousandth of the box's side, to keep documents short. */
const FRACTIONS = 1000

/**
 * The stroke through some points.
 *
 * @param parts the points in meme pixels, one part for each time that the pen was put down
 */
export function strokeOfPoints(
  look: StrokeLook,
  parts: readonly (readonly DrawnPoint[])[],
  size: Size,
): Stroke {
  const { place, shareOf } = boxAround(parts.flat(), 0, size, 'stroke')
  const points = inParts(parts, ({ x, y, pressure }) => [
    ...shareOf({ x, y }, FRACTIONS),
    ...(pressure === 1 ? [] : [rounded(pressure, FRACTIONS)]),
  ])
  return { ...look, points: look.kind === 'box' || look.kind === 'ellipse' ? [] : points, place }
}

/** Where can be drawn, in meme pixels: the picture with its bars, as far as a document goes. */
export interface Room {
  readonly top: number
  readonly bottom: number
}

/** The room to draw on a picture of this size, with its bars. */
export function roomOf({ height, density, above, below }: MemeSize): Room {
  const [least, most] = placeRange('stroke')
  return {
    top: Math.max(least * height, -above / density),
    bottom: Math.min(most * height, height + below / density),
  }
}

/**
 * The same of a line that grows. Its box is all the room: one around the line would change with every
 * movement, and with it where the points are after rounding.
 */
export const growingStroke = (
  look: StrokeLook,
  points: readonly DrawnPoint[],
  size: Size,
  { top, bottom }: Room,
): Stroke => ({
  ...look,
  points: points.map(({ x, y, pressure }) => [
    x / size.width,
    (y - top) / (bottom - top),
    ...(pressure === 1 ? [] : [rounded(pressure, FRACTIONS)]),
  ]),
  place: {
    x: 0,
    y: top / size.height,
    width: 1,
    height: (bottom - top) / size.height,
    rotation: 0,
  },
})

/** What a brush hides is rounded less: its width is a fraction of the same box. */
const BRUSH_FRACTIONS = 10_000

/**
 * The cover by a brush.
 *
 * @param width in meme pixels
 * @param parts as of `strokeOfPoints`
 */
export function coverOfPoints(
  { kind, width }: { readonly kind: Cover['kind']; readonly width: number },
  parts: readonly (readonly DrawnPoint[])[],
  size: Size,
): Cover {
  const { area, place, shareOf } = boxAround(parts.flat(), width / 2, size, 'cover')
  return {
    type: 'cover',
    kind,
    brush: {
      points: inParts(parts, (point) => shareOf(point, BRUSH_FRACTIONS)),
      width: rounded(width / area.width, BRUSH_FRACTIONS),
    },
    place,
  }
}

/** Some parts of what was drawn, in the same box. */
export function keepParts(drawn: Drawn, isLeft: (part: number) => boolean): Drawn {
  const parts = partsOf(pointsOfLayer(drawn)).filter((_, part) => isLeft(part))
  const points = inParts(parts, (point) => point)
  if (drawn.type === 'stroke') return { ...drawn, points }
  return drawn.brush === undefined ? drawn : { ...drawn, brush: { ...drawn.brush, points } }
}

const inParts = <Point>(
  parts: readonly (readonly Point[])[],
  pointOf: (point: Point) => StrokePoint,
): StrokePoint[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [[]] : []), ...part.map(pointOf)])

const rounded = (share: number, fractions: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * fractions) / fractions

/** The box around some points, with so much more at each side. */
function boxAround(points: readonly DrawnPoint[], more: number, size: Size, type: Drawn['type']) {
  const [left, right] = range(points.map(({ x }) => x))
  const [top, bottom] = range(points.map(({ y }) => y))
  const [width, height] = [right - left + 2 * more, bottom - top + 2 * more]
  const around = { left: left - more, top: top - more, width, height, degrees: 0 }
  const place = boxOfDrawn(around, size, type)
  const area = areaOfBox(place, size)
  const shareOf = ({ x, y }: Point, fractions: number): [x: number, y: number] => [
    rounded((x - area.left) / area.width, fractions),
    rounded((y - area.top) / area.height, fractions),
  ]
  return { area, place, shareOf }
}

/** The points of what was drawn in meme pixels, by parts. */
export function pointsOfDrawn(drawn: Drawn, size: Size): DrawnPoint[][] {
  const { place } = drawn
  const points = pointsOfLayer(drawn)
  const area = areaOfBox(place, size)
  const center = centerOf(area)
  return partsOf(points).map((part) =>
    part.map(([x = 0, y = 0, pressure = 1]) => {
      const from = { x: (x - 0.5) * area.width, y: (y - 0.5) * area.height }
      const turned = rotate(from, area.degrees)
      return { x: center.x + turned.x, y: center.y + turned.y, pressure }
    }),
  )
}

function range(values: readonly number[]): readonly [least: number, most: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spare = Math.max(0, MIN_SIDE - (most - least)) / 2
  return [least - spare, most + spare]
}

import { type MemeSize, partsOf, type Stroke, type StrokePoint } from '@memesmith/meme-render'
import { areaOfBox, boxOf, centerOf, rotate } from '../canvas/area.ts'
import type { DrawnPoint } from './simplify-line.ts'

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
  const all = parts.flat()
  const [left, right] = range(all.map(({ x }) => x))
  const [top, bottom] = range(all.map(({ y }) => y))
  const place = boxOf({ left, top, width: right - left, height: bottom - top, degrees: 0 }, size)
  const area = areaOfBox(place, size)
  const share = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * FRACTIONS) / FRACTIONS
  const points = parts.flatMap((part, index): StrokePoint[] => [
    ...(index > 0 ? [[]] : []),
    ...part.map(({ x, y, pressure }) => [
      share((x - area.left) / area.width),
      share((y - area.top) / area.height),
      ...(pressure === 1 ? [] : [share(pressure)]),
    ]),
  ])
  return { ...look, points: look.kind === 'box' || look.kind === 'ellipse' ? [] : points, place }
}

/** The points of a stroke in meme pixels, by parts. */
export function pointsOfStroke({ points, place }: Stroke, size: Size): DrawnPoint[][] {
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

import { t } from '@lingui/core/macro'
import { type Bubble, MAX_TAIL, type MemeSize, MIN_TAIL } from '@memesmith/meme-render'
import { type Area, centerOf, type Point, rotate, within } from '../canvas/area.ts'
import { announce } from '../canvas/canvas-store.ts'

type Tail = Bubble['tail']

/** Where the tail of a bubble in this area ends, in meme pixels. */
export function pointOfTail({ x, y }: Tail, area: Area): Point {
  const center = centerOf(area)
  const end = rotate({ x: (x - 0.5) * area.width, y: (y - 0.5) * area.height }, area.degrees)
  return { x: center.x + end.x, y: center.y + end.y }
}

/** Tails are rounded to a thousandth of the box, to keep documents short. */
const FRACTIONS = 1000

/** The tail that ends at a point of the picture; beside the picture, at its edge. */
export function tailAt(area: Area, { x, y }: Point, { width, height }: MemeSize): Tail {
  const center = centerOf(area)
  const end = rotate(
    { x: within([0, width], x) - center.x, y: within([0, height], y) - center.y },
    -area.degrees,
  )
  const share = (length: number, side: number) =>
    within([MIN_TAIL, MAX_TAIL], Math.round((0.5 + length / side) * FRACTIONS) / FRACTIONS)
  return { x: share(end.x, area.width), y: share(end.y, area.height) }
}

/** Tells screen readers where a tail ends now. */
export function announceTail(area: Area, tail: Tail): void {
  const end = pointOfTail(tail, area)
  const [x, y] = [String(Math.round(end.x)), String(Math.round(end.y))] as const
  announce(t`Tail at ${x}, ${y}`)
}

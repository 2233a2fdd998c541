/** Snapping to the edges and centers of the picture and of other layers. */
import { type Area, type Handle, outlineOf, type Point, sidesOf } from './area.ts'

/** A line that a layer is aligned with, in meme pixels. */
export interface Guide {
  /** A vertical line is at an `x`. */
  readonly axis: 'x' | 'y'
  readonly at: number
}

/** Coordinates to snap to. */
export interface SnapTargets {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

interface Snapped {
  /** The way from where the pointer is to the nearest guide. */
  readonly by: Point
  readonly guides: readonly Guide[]
}

/**
 * @param picture the size of the picture
 * @param others the areas of the other layers
 */
export function snapTargets(
  picture: { readonly width: number; readonly height: number },
  others: readonly Area[],
): SnapTargets {
  const outlines = [{ left: 0, top: 0, ...picture }, ...others.map(outlineOf)]
  return {
    x: outlines.flatMap(({ left, width }) => [left, left + width / 2, left + width]),
    y: outlines.flatMap(({ top, height }) => [top, top + height / 2, top + height]),
  }
}

/**
 * Snaps a moved area: its edges or its center.
 *
 * @param reach distance within which it snaps, in meme pixels
 */
export function snapMove(area: Area, targets: SnapTargets, reach: number): Snapped {
  const { left, top, width, height } = outlineOf(area)
  return snapped(
    nearest([left, left + width / 2, left + width], targets.x, reach),
    nearest([top, top + height / 2, top + height], targets.y, reach),
  )
}

/** Snaps the sides that a handle moves. Only upright areas snap: others have no such sides. */
export function snapResize(
  area: Area,
  handle: Handle,
  targets: SnapTargets,
  reach: number,
): Snapped {
  if (area.degrees !== 0) return { by: { x: 0, y: 0 }, guides: [] }
  const { x, y } = sidesOf(handle)
  const xs = x === 0 ? [] : [x < 0 ? area.left : area.left + area.width]
  const ys = y === 0 ? [] : [y < 0 ? area.top : area.top + area.height]
  return snapped(nearest(xs, targets.x, reach), nearest(ys, targets.y, reach))
}

interface Match {
  readonly at: number
  readonly by: number
}

function nearest(
  values: readonly number[],
  targets: readonly number[],
  reach: number,
): Match | undefined {
  const matches = values.flatMap((value) => targets.map((at) => ({ at, by: at - value })))
  const best = Math.min(...matches.map(({ by }) => Math.abs(by)))
  return best <= reach ? matches.find(({ by }) => Math.abs(by) === best) : undefined
}

const snapped = (x: Match | undefined, y: Match | undefined): Snapped => ({
  by: { x: x?.by ?? 0, y: y?.by ?? 0 },
  guides: [
    ...(x === undefined ? [] : [{ axis: 'x', at: x.at } as const]),
    ...(y === undefined ? [] : [{ axis: 'y', at: y.at } as const]),
  ],
})

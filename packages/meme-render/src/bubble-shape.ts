/**
 * The outline of a bubble and its tail, as polygons.
 *
 * Problem: canvases draw curves in their own ways (see `draw-stroke.ts`), and a bubble and its tail must
 * have one outline.
 * Approach: polygons of one direction, which overlap: their outlines are drawn first, then all are filled.
 * A body follows a superellipse of the fourth degree, whose points need square roots alone: it is round, and
 * leaves more room for words than an ellipse.
 */
import { directionOf } from './exact-rotation.ts'
import type { BoxArea } from './fit-box.ts'
import type { Bubble } from './types.ts'

/** A place in meme pixels from the middle of the box, before its rotation. */
interface Corner {
  readonly x: number
  readonly y: number
}

/** The sides of what is round, and the bumps of a thought and the spikes of a shout. */
const BODY_SIDES = 96
const CIRCLE_SIDES = 32
const BUMPS = 16
const SPIKES = 18
/** Where the bumps have their middle, and the ends of spikes and what is between them; of the way to the edge. */
const BUMP_MIDDLE = 0.8
const SPIKE_ENDS = [1, 0.88] as const
const BETWEEN_SPIKES = 0.76

/** The room for words, as a share of each side: it is inside the body with its rounded corners. */
const ROOM = { speech: 0.8, thought: 0.68, shout: 0.64 } as const satisfies Record<
  Bubble['kind'],
  number
>

/** The part of a bubble's box that its words have. */
export function roomInBubble({ left, top, width, height }: BoxArea, kind: Bubble['kind']): BoxArea {
  const taken = (1 - ROOM[kind]) / 2
  return {
    left: left + taken * width,
    top: top + taken * height,
    width: ROOM[kind] * width,
    height: ROOM[kind] * height,
  }
}

/** The polygons of a bubble, clockwise: its body, and its tail, if that ends outside. */
export function bubbleShape(
  { kind, tail }: Bubble,
  { width, height }: Pick<BoxArea, 'height' | 'width'>,
): readonly (readonly Corner[])[] {
  const place = ({ x, y }: Corner): Corner => ({ x: (x * width) / 2, y: (y * height) / 2 })
  const body = bodyOf(kind).map((polygon) => polygon.map(place))
  const end = { x: 2 * tail.x - 1, y: 2 * tail.y - 1 }
  const away = distanceOf(end)
  if (away <= 1) return body
  const edge = place({ x: end.x / away, y: end.y / away })
  const least = Math.min(width, height)
  const parts =
    kind === 'thought' ? puffs(edge, place(end), least) : [wedge(edge, place(end), least)]
  return [...body, ...parts]
}

/** 1 at the edge of the body, in shares of half of the box. */
const distanceOf = ({ x, y }: Corner): number => Math.sqrt(Math.sqrt(x * x * x * x + y * y * y * y))

/** The body in shares of half of the box. */
function bodyOf(kind: Bubble['kind']): readonly (readonly Corner[])[] {
  if (kind === 'speech') return [around(BODY_SIDES, () => 1)]
  if (kind === 'thought') {
    const bumps = around(BUMPS, () => BUMP_MIDDLE).map((middle) => circle(middle, 1 - BUMP_MIDDLE))
    return [around(BODY_SIDES, () => BUMP_MIDDLE), ...bumps]
  }
  const [long, short] = SPIKE_ENDS
  return [
    around(2 * SPIKES, (side) => (side % 2 === 1 ? BETWEEN_SPIKES : side % 4 === 0 ? long : short)),
  ]
}

/** Corners all around, each at a share of the way to the edge. */
const around = (sides: number, shareOf: (side: number) => number): readonly Corner[] =>
  Array.from({ length: sides }, (_, side) => {
    const [x, y] = directionOf((360 * side) / sides)
    const share = shareOf(side) / distanceOf({ x, y })
    return { x: share * x, y: share * y }
  })

const circle = ({ x, y }: Corner, radius: number): readonly Corner[] =>
  Array.from({ length: CIRCLE_SIDES }, (_, side) => {
    const [across, down] = directionOf((360 * side) / CIRCLE_SIDES)
    return { x: x + radius * across, y: y + radius * down }
  })

/** Half of a tail's width where it leaves the body, of the box's shorter side. */
const TAIL_SHARE = 0.13
/** A tail begins inside the body, at this share of the way to its edge, so that it also leaves a valley. */
const TAIL_ROOT = 0.7
/** How far a tail bends to the side, of its length; and the lines of each of its edges. */
const TAIL_BEND = 0.12
const TAIL_SIDES = 10

/** A tail that gets narrower and bends a little. */
function wedge(edge: Corner, end: Corner, least: number): readonly Corner[] {
  const root = { x: TAIL_ROOT * edge.x, y: TAIL_ROOT * edge.y }
  const [dx, dy] = [end.x - root.x, end.y - root.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const half = (TAIL_SHARE * least) / length
  const bend = TAIL_BEND * (end.x < 0 ? 1 : -1)
  /** An edge of the tail, at the side that is 1 or -1: a parabola. */
  const at = (share: number, side: number): Corner => {
    const across = side * half * (1 - share) + 2 * bend * share * (1 - share)
    return { x: root.x + share * dx + across * dy, y: root.y + share * dy - across * dx }
  }
  const shares = Array.from({ length: TAIL_SIDES }, (_, index) => index / TAIL_SIDES)
  return [
    ...shares.map((share) => at(share, 1)),
    end,
    ...shares.toReversed().map((share) => at(share, -1)),
  ]
}

/** Where the puffs of a thought are between its edge and the end, and their radius of the box's shorter side. */
const PUFFS = [
  { share: 0.22, radius: 0.11 },
  { share: 0.62, radius: 0.075 },
  { share: 0.96, radius: 0.045 },
] as const

function puffs(edge: Corner, end: Corner, least: number): readonly (readonly Corner[])[] {
  return PUFFS.map(({ share, radius }) =>
    circle(
      { x: edge.x + share * (end.x - edge.x), y: edge.y + share * (end.y - edge.y) },
      radius * least,
    ),
  )
}

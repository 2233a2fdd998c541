import { describe, expect, it } from 'vitest'
import { bubbleShape, roomInBubble } from './bubble-shape.ts'
import { BUBBLE_KINDS } from './defaults.ts'
import { DEFAULT_BUBBLE } from './two-captions.ts'

const SIZE = { width: 200, height: 80 }
const INSIDE = { x: 0.5, y: 0.5 }

type Polygon = ReturnType<typeof bubbleShape>[number]

/** Above 0 for a clockwise polygon, as y grows downwards. */
const turnOf = (polygon: Polygon): number =>
  polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)

function contains(polygon: Polygon, x: number, y: number): boolean {
  let isIn = false
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    const crosses = from.y > y !== to.y > y
    if (crosses && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)) isIn = !isIn
  })
  return isIn
}

describe.each(BUBBLE_KINDS)('a %s bubble', (kind) => {
  it('fills its box, and has room for words inside', () => {
    const corners = bubbleShape({ ...DEFAULT_BUBBLE, kind, tail: INSIDE }, SIZE).flat()
    const across = corners.map(({ x }) => Math.abs(x))
    const down = corners.map(({ y }) => Math.abs(y))
    expect(Math.max(...across)).toBeCloseTo(100)
    expect(Math.max(...down)).toBeCloseTo(40, 1)
    const shape = bubbleShape({ ...DEFAULT_BUBBLE, kind, tail: INSIDE }, SIZE)
    const room = roomInBubble({ left: -100, top: -40, ...SIZE }, kind)
    for (const x of [room.left, room.left + room.width]) {
      for (const y of [room.top, room.top + room.height]) {
        expect(shape.some((polygon) => contains(polygon, x, y))).toBe(true)
      }
    }
  })

  it.each([
    { x: 0.25, y: 1.4 },
    { x: -0.5, y: 0.1 },
    { x: 2, y: -1.5 },
  ])('has a tail that ends at $x, $y, all clockwise, so that no part is left out', (tail) => {
    const bubble = { ...DEFAULT_BUBBLE, kind, tail }
    const shape = bubbleShape(bubble, SIZE)
    for (const polygon of shape) expect(turnOf(polygon)).toBeGreaterThan(0)
    const [x, y] = [SIZE.width * (tail.x - 0.5), SIZE.height * (tail.y - 0.5)]
    const nearest = Math.min(...shape.flat().map((at) => Math.hypot(at.x - x, at.y - y)))
    expect(nearest).toBeLessThan(kind === 'thought' ? 8 : 0.001)
  })

  it('has none if it ends inside', () => {
    const without = bubbleShape({ ...DEFAULT_BUBBLE, kind, tail: { x: 0.6, y: 0.8 } }, SIZE)
    expect(without).toEqual(bubbleShape({ ...DEFAULT_BUBBLE, kind, tail: INSIDE }, SIZE))
  })
})

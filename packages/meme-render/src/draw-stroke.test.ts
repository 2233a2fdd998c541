import { describe, expect, it } from 'vitest'
import { strokeLines } from './draw-stroke.ts'
import type { StrokeLayout } from './meme-layout.ts'
import { smoothLine } from './smooth-line.ts'

const at = (x: number, y: number, pressure = 1) => ({ x, y, pressure })

const stroke = (changes: Partial<StrokeLayout>): StrokeLayout => ({
  type: 'stroke',
  kind: 'pen',
  points: [
    [0, 0],
    [1, 1],
  ],
  color: '#ff0000',
  outlineColor: undefined,
  width: 6,
  bounds: { left: 100, top: 50, width: 200, height: 80, degrees: 0 },
  ...changes,
})

describe('a smooth line', () => {
  it('goes through all of its points, from the first to the last', () => {
    const points = [at(0, 0), at(40, 10), at(42, 60, 0.5), at(100, 61)]
    const smooth = smoothLine(points)
    expect(smooth[0]).toEqual(points[0])
    expect(smooth.at(-1)).toEqual(points.at(-1))
    for (const point of points) expect(smooth).toContainEqual(point)
  })

  it('is straight between two points, and on a straight line', () => {
    for (const { y } of smoothLine([at(0, 5), at(10, 5), at(90, 5)])) expect(y).toBeCloseTo(5)
  })

  it('has no loops where points lie unevenly: it never goes back', () => {
    const smooth = smoothLine([at(0, 0), at(1, 0), at(2, 1), at(100, 80), at(200, 81)])
    smooth.forEach(({ x }, index) => {
      expect(x).toBeGreaterThanOrEqual(smooth[index - 1]?.x ?? 0)
    })
  })

  it('takes the same point twice, or one alone', () => {
    expect(smoothLine([at(3, 4), at(3, 4)])).toEqual([at(3, 4)])
    expect(smoothLine([])).toEqual([])
  })
})

describe('the lines of a stroke', () => {
  it('lie in its box, in device pixels', () => {
    const [line] = strokeLines(stroke({ kind: 'line' }), 2)
    expect(line?.points).toEqual([at(200, 100), at(600, 260)])
  })

  it('are turned around the middle of its box', () => {
    const bounds = { left: 100, top: 50, width: 200, height: 80, degrees: 90 }
    const [line] = strokeLines(stroke({ kind: 'line', bounds }), 1)
    expect(line?.points).toEqual([at(240, -10), at(160, 190)])
  })

  it('end where the pen was lifted', () => {
    const points = [[0, 0], [0.2, 0.2], [], [0.5, 0.5], [1, 1, 0.5]]
    const lines = strokeLines(stroke({ points }), 1)
    expect(lines.map(({ points: [first] }) => first)).toEqual([at(100, 50), at(200, 90)])
    expect(lines[1]?.points.at(-1)).toEqual(at(300, 130, 0.5))
  })

  it('of an arrow have a head at the end, of a box four corners, of an ellipse its box', () => {
    const [shaft, head] = strokeLines(stroke({ kind: 'arrow' }), 1)
    expect(shaft?.points).toHaveLength(2)
    expect(head?.points[1]).toEqual(at(300, 130))
    const [box] = strokeLines(stroke({ kind: 'box', points: [] }), 1)
    expect(box).toMatchObject({ isClosed: true, points: { length: 4 } })
    const [ellipse] = strokeLines(stroke({ kind: 'ellipse', points: [] }), 1)
    const xs = ellipse?.points.map(({ x }) => x) ?? []
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([100, 300])
  })
})

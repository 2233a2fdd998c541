import { MAX_STROKE_POINTS } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { lineFrom, pointsOfDone, pointsOfGrowing, withPoints } from './growing-line.ts'
import { distance } from './simplify-line.ts'

/** A wave through the picture, or a zigzag whose points are all needed. */
const wave = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: at, y: 60 * Math.sin(at / 20), pressure: 1 }))
const zigzag = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: at, y: 300 * (at % 2), pressure: 1 }))

const linesOf = ([first, ...rest]: ReturnType<typeof wave>) => {
  if (first === undefined) throw new Error('expected a point')
  let line = lineFrom(first)
  return [line, ...rest.map((point) => (line = withPoints(line, [point])))]
}

describe('a line that grows', () => {
  it('keeps its beginning as it is', () => {
    const shown = linesOf(wave(400)).map(pointsOfGrowing)
    shown.slice(1).forEach((points, index) => {
      const before = shown[index] ?? []
      const changed = before.findIndex((point, at) => point !== points[at])
      // The end that is simplified anew is at most 32 points long.
      const kept = changed < 0 ? before.length : changed
      expect(before.length - kept).toBeLessThanOrEqual(32)
      if (index > 200) expect(kept).toBeGreaterThan(10)
    })
  })

  it('goes by every drawn point, with few of them', () => {
    const drawn = wave(400)
    const kept = pointsOfDone(linesOf(drawn).at(-1) ?? lineFrom({ x: 0, y: 0, pressure: 1 }))
    expect(kept.length).toBeLessThan(120)
    for (const point of drawn) {
      const gaps = kept.slice(1).map((end, at) => distance(point, kept[at] ?? end, end))
      expect(Math.min(...gaps)).toBeLessThanOrEqual(0.6)
    }
  })

  it('always has as many points as a document may have, and half of them when it is done', () => {
    const lines = linesOf(zigzag(1500))
    const most = Math.max(...lines.map((line) => pointsOfGrowing(line).length))
    expect(most).toBeLessThanOrEqual(MAX_STROKE_POINTS)
    const done = lines.filter((_, at) => at % 100 === 0).map((line) => pointsOfDone(line).length)
    expect(Math.max(...done)).toBeLessThanOrEqual(MAX_STROKE_POINTS / 2)
  })
})

import { describe, expect, it } from 'vitest'
import { sceneAt } from './move-scene.ts'
import type { FigureLayer, Layer, Scene } from './scene.ts'

const SIZE = 1000
const FRAMES = 16

const figure: FigureLayer = {
  type: 'figure',
  head: '🐸',
  x: 0,
  y: -300,
  size: 200,
  outfit: 'hoodie',
  color: '#336699',
  leftHand: [-0.6, 0.7],
  rightHand: [0.6, 0.7],
}
const winter: Scene = {
  width: SIZE,
  height: SIZE,
  background: { type: 'setting', name: 'snow' },
  layers: [figure],
}

const moments = Array.from({ length: FRAMES }, (_, index) => index / FRAMES)

describe('winter', () => {
  const flakesAt = (moment: number) =>
    sceneAt(winter, moment).layers.filter((layer) => layer.type === 'ellipse')
  const isSeen = ({ y }: { readonly y: number }) => y > 0 && y < SIZE

  it('has snow that falls, and none that hangs in the air', () => {
    expect(sceneAt(winter, 0).background).toMatchObject({ isCalm: true })
    const [before, after] = [flakesAt(0.4), flakesAt(0.45)]
    const falls = before.map(({ y }, index) => (after[index]?.y ?? 0) - y)
    // But for those that are below, and come in at the top again.
    expect(falls.filter((by) => by > 0).length).toBeGreaterThan(0.8 * falls.length)
    expect(flakesAt(0).filter(isSeen).length).toBeGreaterThan(100)
  })

  it('begins again without a jump', () => {
    const first = flakesAt(0)
    const jumps = flakesAt(0.9999)
      .filter(isSeen)
      .filter(
        ({ x, y, width }) =>
          !first.some((it) => Math.hypot(it.x - x, it.y - y) < 2 && it.width === width),
      )
    expect(jumps).toEqual([])
  })
})

describe('a quake', () => {
  const pictures = moments.map((moment) => sceneAt({ ...winter, quakes: true }, moment).layers[0])
  const panels = pictures.filter((layer) => layer?.type === 'panel')

  it('throws the whole picture about', () => {
    const places = new Set(panels.map(({ x, y, rotate }) => `${x} ${y} ${rotate}`))
    expect(places.size).toBe(FRAMES)
  })

  it('shows no edge of it', () => {
    for (const { x, y, rotate = 0, scale = 1 } of panels) {
      const [cos, sin] = [Math.cos, Math.sin].map((of) => of((-rotate * Math.PI) / 180))
      if (cos === undefined || sin === undefined) throw new Error('expected both')
      for (const [across, down] of [
        [-x, -y],
        [SIZE - x, -y],
        [-x, SIZE - y],
        [SIZE - x, SIZE - y],
      ] as const) {
        const at = [across * cos - down * sin, across * sin + down * cos]
        expect(Math.max(...at.map(Math.abs))).toBeLessThan((SIZE * scale) / 2)
      }
    }
  })
})

describe('who dances', () => {
  const dancer: Layer = { type: 'group', x: 500, y: 880, dances: true, layers: [figure] }
  const groupAt = (moment: number) => {
    const [group] = sceneAt({ ...winter, layers: [dancer] }, moment).layers
    if (group?.type !== 'group') throw new Error('expected a group')
    return group
  }
  const armsAt = (moment: number) => {
    const [dancing] = groupAt(moment).layers
    if (dancing?.type !== 'figure') throw new Error('expected a figure')
    return [dancing.leftHand?.[1] ?? 0, dancing.rightHand?.[1] ?? 0]
  }

  it('leans to both sides, hops, and raises one arm and then the other', () => {
    const groups = moments.map(groupAt)
    const leans = groups.map(({ rotate = 0 }) => rotate)
    expect(Math.min(...leans)).toBeLessThan(-5)
    expect(Math.max(...leans)).toBeGreaterThan(5)
    expect(Math.min(...groups.map(({ y }) => y))).toBeLessThan(880 - 0.03 * SIZE)
    const highest = moments.map(armsAt).map(([left = 0, right = 0]) => left - right)
    expect(Math.min(...highest)).toBeLessThan(-0.5)
    expect(Math.max(...highest)).toBeGreaterThan(0.5)
  })
})

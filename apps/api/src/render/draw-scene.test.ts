import type { Layer, Scene } from '@memesmith/scenes'
import { drawInSteps, SETTINGS, type SettingName } from '@memesmith/scenes'
import { describe, expect, it } from 'vitest'
import { createCanvas } from './canvas.ts'
import { renderScene } from './render-scene.ts'

const WHITE: Scene = {
  width: 120,
  height: 80,
  background: { type: 'fill', fill: '#ffffff' },
  layers: [],
}

const ALL_KINDS: readonly Layer[] = [
  { type: 'sprite', emoji: '🐱', x: 60, y: 40, size: 40, shadow: 'contact', brightness: 0.8 },
  { type: 'figure', head: '🐸', x: 30, y: 40, size: 30, outfit: 'suit', color: '#224466' },
  { type: 'prop', name: 'desk', x: 60, y: 80, width: 100, height: 30 },
  { type: 'rect', x: 20, y: 20, width: 20, height: 10, radius: 3, fill: '#ff0000', shadow: true },
  { type: 'ellipse', x: 90, y: 20, width: 20, height: 10, fill: ['#00ff00', '#0000ff'] },
  {
    type: 'polygon',
    points: [
      [5, 5],
      [15, 5],
      [10, 15],
    ],
    smooth: true,
    fill: '#ffff00',
  },
  {
    type: 'line',
    points: [
      [0, 70],
      [60, 60],
      [110, 75],
    ],
    color: '#ff00ff',
    width: 3,
    arrow: true,
  },
  { type: 'text', text: 'Hi\nthere', x: 60, y: 40, size: 14, color: '#000000', maxWidth: 30 },
  { type: 'bubble', kind: 'thought', x: 90, y: 30, width: 40, height: 24, tail: [70, 50] },
  { type: 'panel', x: 100, y: 60, scene: { ...WHITE, width: 20, height: 20 }, radius: 4 },
  { type: 'group', x: 60, y: 60, rotate: 20, scale: 0.5, layers: [{ type: 'vignette' }] },
  { type: 'scatter', of: '⭐', count: 5, seed: 3, area: [0, 0, 120, 80], size: [6, 12] },
  { type: 'glow', x: 20, y: 60, radius: 20, color: '#ffaa00' },
  { type: 'spotlight', from: [60, 0], to: [60, 70], width: 40, color: '#ffffff' },
  { type: 'shade', top: 50, bottom: 80, color: '#000000', from: 0, to: 0.5 },
]

const settingNames = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

const noSprites = (): never => {
  throw new Error('expected no sprites')
}

function isOpaque(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

async function pixels(scene: Scene): Promise<Buffer> {
  return (await renderScene(scene)).data()
}

function inside(name: SettingName, seed: number): Scene {
  return { ...WHITE, background: { type: 'setting', name, seed } }
}

describe('drawing a scene', () => {
  it('should draw the same pixels for the same scene, whatever its layers', async () => {
    const scene: Scene = { ...WHITE, layers: ALL_KINDS }
    expect((await pixels(scene)).equals(await pixels(scene))).toBe(true)
  })

  it.each(ALL_KINDS)('should paint something for a layer of type $type', async (layer) => {
    const gray: Scene = { ...WHITE, background: { type: 'fill', fill: '#8899aa' } }
    const painted = await pixels({ ...gray, layers: [layer] })
    expect(painted.equals(await pixels(gray))).toBe(false)
  })

  // 1024 × 1024 is the size of generated scenes; a horizon between two pixels must leave no gap.
  it.each([
    [1024, 1024],
    [640, 480],
    [333, 777],
  ])('should cover every pixel of %i × %i with each setting', (width, height) => {
    const context = createCanvas(width, height).getContext('2d')
    for (const name of settingNames) {
      context.clearRect(0, 0, width, height)
      const scene: Scene = { width, height, background: { type: 'setting', name }, layers: [] }
      for (const _ of drawInSteps(context, scene, noSprites));
      expect(isOpaque(context.canvas.data()), name).toBe(true)
    }
  })

  it('should leave no pixel transparent, whatever its background covers', async () => {
    const clear: Scene = { ...WHITE, background: { type: 'fill', fill: 'rgba(0, 0, 0, 0.5)' } }
    expect(isOpaque(await pixels(clear))).toBe(true)
  })

  it('should yield to the event loop between its layers', async () => {
    const blurred: Layer = { type: 'sprite', emoji: '🐱', x: 500, y: 500, size: 400, blur: 3 }
    const layers = Array.from({ length: 12 }, () => blurred)
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    })
    const canvas = await renderScene({ ...WHITE, width: 1024, height: 1024, layers })
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
    expect(isOpaque(canvas.data())).toBe(true)
  })

  it('should depend on the seed', async () => {
    expect((await pixels(inside('city', 1))).equals(await pixels(inside('city', 2)))).toBe(false)
  })

  it('should stand a sprite with its visible feet on the given line', async () => {
    const feet: Layer = { type: 'sprite', emoji: '🐥', x: 60, y: 60, size: 50, anchor: 'feet' }
    const drawn = await pixels({ ...WHITE, layers: [feet] })
    const row = (y: number) =>
      drawn.subarray(y * 480, (y + 1) * 480).every((value) => value === 255)
    expect(row(57)).toBe(false)
    expect(row(62)).toBe(true)
  })
})

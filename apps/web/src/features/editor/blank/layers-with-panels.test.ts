import { USUAL_STICKER } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT } from '../draft/editor-content.ts'
import { type EditorLayer, type EditorLayers, newLayer } from '../layers/editor-layer.ts'
import { CANVAS_SIZES, type CanvasSize } from './canvas-sizes.ts'
import { layersWithPanels } from './layers-with-panels.ts'
import { PANEL_LAYOUTS, type PanelLayout, panelBoxes } from './panel-layouts.ts'

const [square, portrait] = CANVAS_SIZES
const texts = EMPTY_CONTENT.layers

function layoutOf(name: string): PanelLayout {
  const layout = PANEL_LAYOUTS.find((each) => each.name() === name)
  if (layout === undefined) throw new Error(`expected a layout, got ${name}`)
  return layout
}

const open = (layers: EditorLayers, name: string, size: CanvasSize = square) =>
  layersWithPanels(layers, layoutOf(name), size)

/** Puts these pictures into the empty panels, in order; "" leaves a panel empty. */
function fill(layers: EditorLayers, images: readonly string[]): EditorLayers {
  const left = [...images]
  return layers.map((each) => {
    const { layer } = each
    if (layer.type !== 'sticker' || layer.image !== 'local:') return each
    return { ...each, layer: { ...layer, image: left.shift() || layer.image } }
  })
}

const imagesOf = (layers: EditorLayers) =>
  layers.map(({ layer }) => (layer.type === 'sticker' ? layer.image : layer.type))

const placeOf = (layer: EditorLayer | undefined) => layer?.layer.place

describe('pictures in panels, when another layout is opened', () => {
  const two = fill(open(texts, '2 side by side'), ['local:a', '/api/images/b'])

  it('move into the new panels in order, unstretched', () => {
    const four = open(two, '4 panels', portrait)
    expect(imagesOf(four)).toEqual([
      'local:a',
      '/api/images/b',
      'local:',
      'local:',
      'caption',
      'caption',
    ])
    expect(four.map(placeOf)).toEqual(open(texts, '4 panels', portrait).map(placeOf))
    expect(four.slice(0, 2).map(({ id }) => id)).toEqual(two.slice(0, 2).map(({ id }) => id))
    // They are found again in each layout.
    const back = open(open(four, '3 panels'), '2 side by side')
    expect(back).toEqual(two)
  })
  it('move although their places were rounded, and leave out empty panels', () => {
    const rounded = two.map((each) => {
      const { layer } = each
      if (layer.type !== 'sticker') return each
      const { x, ...place } = layer.place
      return { ...each, layer: { ...layer, place: { ...place, x: x + 1e-5 } } }
    })
    expect(open(rounded, '2 stacked')).toEqual(open(two, '2 stacked'))
    const second = fill(open(texts, '3 panels'), ['', 'local:b'])
    expect(imagesOf(open(second, '2 stacked')).slice(0, 2)).toEqual(['local:b', 'local:'])
  })
  it('stay above the panels where they were, if there are fewer', () => {
    const four = fill(open(texts, '4 panels'), ['local:a', 'local:b', 'local:c', 'local:d'])
    const stacked = open(four, '2 stacked')
    expect(imagesOf(stacked)).toEqual([
      'local:a',
      'local:b',
      'local:c',
      'local:d',
      'caption',
      'caption',
    ])
    expect(stacked.slice(2)).toEqual(four.slice(2))
    expect(open(four, 'No panels')).toBe(four)
    expect(open(two, 'No panels')).toEqual(two)
  })
  it('stay in their panels if the layout is the same', () => {
    const four = fill(open(texts, '4 panels'), ['', 'local:b', '', 'local:d'])
    expect(imagesOf(open(four, '4 panels'))).toEqual(imagesOf(four))
    // The lower panels of both layouts are the same, but the upper picture moves on.
    const three = fill(open(texts, '3 panels'), ['local:a', 'local:b'])
    expect(imagesOf(open(three, '4 panels')).slice(0, 4)).toEqual([
      'local:a',
      'local:b',
      'local:',
      'local:',
    ])
  })
  it('stay where the user has moved them, as emoji do; empty panels are replaced', () => {
    const stickers = panelBoxes(layoutOf('2 side by side'), square).map((place, index) =>
      newLayer(
        index === 0
          ? { ...USUAL_STICKER, image: 'fire', place }
          : { ...USUAL_STICKER, image: 'local:c', place: { ...place, x: place.x + 0.01 } },
      ),
    )
    const turned = panelBoxes(layoutOf('2 side by side'), square).map((place) =>
      newLayer({ ...USUAL_STICKER, image: 'local:d', place: { ...place, rotation: 90 } }),
    )
    const others = [...stickers, ...turned]
    const opened = open([...open(texts, '4 panels'), ...others], '2 stacked')
    expect(imagesOf(opened).slice(0, 2)).toEqual(['local:', 'local:'])
    expect(opened.slice(-4)).toEqual(others)
    expect(opened).toHaveLength(8)
  })
})

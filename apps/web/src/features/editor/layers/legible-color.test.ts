import { DEFAULT_BUBBLE, USUAL_CAPTION } from '@memesmith/meme-render'
import { beforeEach, expect, it } from 'vitest'
import { useEditorStore } from '../draft/editor-store.ts'
import { newLayer } from './editor-layer.ts'
import { changeLook } from './use-captions.ts'

const BOX = { x: 0, y: 0, width: 0.5, height: 0.2, rotation: 0 }
const black = { ...USUAL_CAPTION, text: 'Hi', fontSize: 32, color: '#000000' } as const
const colors = () =>
  useEditorStore.getState().layers.map(({ layer }) => (layer.type === 'caption' ? layer.color : ''))

beforeEach(() => useEditorStore.setState(useEditorStore.getInitialState(), true))

it('a color of all texts leaves out those that could not be read on their own ground', () => {
  const layers = [
    { ...black, place: 'above' },
    { ...black, place: 'below', barColor: '#202020' },
    { ...black, place: BOX, bubble: DEFAULT_BUBBLE },
    { ...black, place: BOX, background: '#ffffff' },
    { ...black, place: BOX },
  ] as const
  useEditorStore.setState({ layers: layers.map(newLayer) })
  changeLook({ color: '#ffffff' })
  expect(colors()).toEqual(['#000000', '#ffffff', '#000000', '#000000', '#ffffff'])
  changeLook({ color: '#0000ff' })
  expect(colors()).toEqual(['#0000ff', '#ffffff', '#0000ff', '#0000ff', '#0000ff'])
})

it('a look of all texts that they could not be read in is one without its color', () => {
  const layers = [
    { ...black, place: 'above' },
    { ...black, place: BOX, bubble: DEFAULT_BUBBLE },
    { ...black, place: BOX, background: '#ffffff' },
  ] as const
  useEditorStore.setState({ layers: layers.map(newLayer) })
  changeLook({ font: 'Impact', color: '#ffffff', background: undefined })
  // Without its white background, the last one can be read.
  expect(colors()).toEqual(['#000000', '#000000', '#ffffff'])
  for (const { layer } of useEditorStore.getState().layers) {
    expect(layer).toMatchObject({ font: 'Impact' })
    expect(layer).not.toHaveProperty('background')
  }
})

it('a color of one text, or of texts in white bars alone, is as it was chosen', () => {
  const layers = [newLayer({ ...black, place: 'above' }), newLayer({ ...black, place: 'below' })]
  useEditorStore.setState({ layers })
  useEditorStore.getState().select(layers[0]?.id ?? null)
  changeLook({ color: '#ffffff' })
  expect(colors()).toEqual(['#ffffff', '#000000'])
  useEditorStore.getState().select(null)
  changeLook({ color: '#ffff00' })
  expect(colors()).toEqual(['#ffff00', '#ffff00'])
})

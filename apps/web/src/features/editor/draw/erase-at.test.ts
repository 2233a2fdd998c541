import {
  type Cover,
  type Layer,
  layoutMeme,
  memeSize,
  type Stroke,
  TextMeasurer,
} from '@memesmith/meme-render'
import { beforeEach, expect, it } from 'vitest'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf, newLayer } from '../layers/editor-layer.ts'
import { eraseAt, eraseLast } from './erase-at.ts'

const SIZE = memeSize(400, 300)
/** Two flat lines, one above the other, turned to the right: the upper one is at the right. */
const place = { x: 0.25, y: 0.25, width: 0.5, height: 0.5, rotation: 90 }
const UPPER = [
  [0, 0],
  [1, 0],
]
const LOWER = [
  [0, 1],
  [1, 1],
]
const points = [...UPPER, [], ...LOWER]
const drawing: Stroke = { type: 'stroke', kind: 'pen', points, color: '#ff0000', width: 6, place }
const hidden: Cover = { type: 'cover', kind: 'bar', brush: { points, width: 0.1 }, place }

function show(...shown: readonly Layer[]): void {
  const layers = shown.map((layer) => newLayer(layer))
  useEditorStore.setState({ layers })
  const measurer = new TextMeasurer(() => () => 0)
  const layout = layoutMeme({ document: documentOf({ layers }), watermark: '' }, SIZE, measurer)
  useCanvasStore.setState({ layout })
}
const left = () => useEditorStore.getState().layers.map(({ layer }) => layer)

beforeEach(() => {
  useEditorStore.setState(useEditorStore.getInitialState(), true)
  useCanvasStore.setState(useCanvasStore.getInitialState(), true)
})

it('takes one line of a turned drawing, and the others stay where they are', () => {
  show(drawing)
  eraseAt({ x: 275, y: 150 }, SIZE, 'erase')
  expect(left()).toEqual([{ ...drawing, points: LOWER }])
  eraseAt({ x: 125, y: 150 }, SIZE, 'erase')
  expect(left()).toEqual([])
})

it('takes one line of a turned brush that hides', () => {
  show(hidden)
  eraseAt({ x: 275, y: 150 }, SIZE, 'erase')
  expect(left()).toEqual([{ ...hidden, brush: { points: LOWER, width: 0.1 } }])
})

it('leaves what hides a part that is cut off', () => {
  const beside: Cover = { ...hidden, place: { ...place, x: 1.5, rotation: 0 } }
  show(drawing, beside)
  eraseLast(SIZE)
  expect(left()).toEqual([{ ...drawing, points: UPPER }, beside])
})

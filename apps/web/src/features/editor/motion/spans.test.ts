import { documentOfTexts } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { type EditorLayers, layersOf } from '../layers/editor-layer.ts'
import { setSpan, spanOf } from './spans.ts'

const MOMENTS = [0, 0.1, 0.5, 0.9]
const layers = layersOf(documentOfTexts({ topText: 'WAIT', bottomText: 'NOW' }))

function captionOf(all: EditorLayers) {
  const layer = all[0]?.layer
  if (layer?.type !== 'caption') throw new Error('expected a caption')
  return layer
}

it('is a span of frames, and nothing for all of them', () => {
  expect(spanOf(captionOf(layers), MOMENTS)).toEqual({ first: 0, end: 4 })
  const some = setSpan(layers, '0', { first: 1, end: 3 }, MOMENTS)
  expect(captionOf(some)).toMatchObject({ from: 0.1, to: 0.9 })
  expect(spanOf(captionOf(some), MOMENTS)).toEqual({ first: 1, end: 3 })
  expect(setSpan(some, '0', { first: 0, end: 4 }, MOMENTS)).toEqual(layers)
})

it('has at least one frame', () => {
  for (const span of [
    { first: 3, end: 1 },
    { first: 9, end: 9 },
  ]) {
    expect(spanOf(captionOf(setSpan(layers, '0', span, MOMENTS)), MOMENTS)).toEqual({
      first: 3,
      end: 4,
    })
  }
})

it('fits a picture of other frames', () => {
  const caption = { ...captionOf(layers), from: 0.3, to: 0.6 }
  expect(spanOf(caption, [0, 0.5])).toEqual({ first: 1, end: 2 })
})

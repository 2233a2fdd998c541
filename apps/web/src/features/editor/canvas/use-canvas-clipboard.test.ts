import { USUAL_CAPTION } from '@memesmith/meme-render'
import { beforeEach, expect, it } from 'vitest'
import { useEditorStore } from '../draft/editor-store.ts'
import { pasteLayer } from './use-canvas-clipboard.ts'

const placeOfPasted = () => useEditorStore.getState().layers.at(-1)?.layer.place

beforeEach(() => useEditorStore.setState(useEditorStore.getInitialState(), true))

it('what hides a part is pasted as large as it is, though a crop cut off most of it', () => {
  const place = { x: -20, y: 0.5, width: 20.3, height: 3, rotation: 0 }
  pasteLayer({ type: 'cover', kind: 'blur', place })
  expect(placeOfPasted()).toEqual({ ...place, x: -19.97, y: 0.53 })
})

it('a drawing on a bar is pasted on the bar', () => {
  const place = { x: 0.2, y: -0.4, width: 0.5, height: 0.2, rotation: 0 }
  pasteLayer({
    type: 'stroke',
    kind: 'line',
    color: '#000000',
    width: 4,
    points: [
      [0, 0],
      [1, 1],
    ],
    place,
  })
  expect(placeOfPasted()).toEqual({ ...place, x: 0.23, y: -0.37 })
})

it('a text whose middle would be beside the picture is pasted at its edge', () => {
  const place = { x: 0.74, y: 0.2, width: 0.5, height: 0.2, rotation: 0 }
  pasteLayer({ ...USUAL_CAPTION, text: 'Hi', color: '#ffffff', fontSize: 32, place })
  expect(placeOfPasted()).toEqual({ ...place, x: 0.75, y: 0.23 })
})

import { layoutMeme, memeSize, TextMeasurer } from '@memesmith/meme-render'
import { expect, it, onTestFinished } from 'vitest'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf, newLayer } from '../layers/editor-layer.ts'
import { useCanvasStore } from './canvas-store.ts'
import { duplicateLayer } from './layer-actions.ts'

it('the copy of what hides a part lies beside it and hides as much, though a crop cut off most of it', () => {
  onTestFinished(() => {
    useEditorStore.setState(useEditorStore.getInitialState(), true)
    useCanvasStore.setState(useCanvasStore.getInitialState(), true)
  })
  // Its last three hundredths are on the picture.
  const place = { x: -20, y: 0.5, width: 20.03, height: 3, rotation: 0 }
  const cover = newLayer({ type: 'cover', kind: 'blur', place })
  const size = memeSize(200, 100)
  const document = documentOf({ layers: [cover] })
  const measurer = new TextMeasurer(() => () => 0)
  useEditorStore.setState({ layers: [cover] })
  useCanvasStore.setState({ layout: layoutMeme({ document, watermark: '' }, size, measurer) })
  duplicateLayer(cover)
  expect(useEditorStore.getState().layers.at(-1)?.layer.place).toEqual({
    ...place,
    x: -19.92,
    y: 0.66,
  })
})

import { expect, it } from 'vitest'
import {
  field,
  handle,
  layer,
  openCanvas,
  openSection,
  PICTURE,
  placeOf,
  plainPicture,
  upload,
} from '../../../testing/editor.tsx'
import { drag, focus, keyboard } from '../../../testing/input.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { curveTexts } from './curve-texts.ts'
import { insertText } from './insert-text.ts'
import { changeLook } from './use-captions.ts'

/** The drawn text of a layer, by its place in the order. */
function drawn(index: number) {
  const found = useCanvasStore.getState().layout?.layers[index]
  if (found?.type !== 'caption') throw new Error('expected a text')
  return found
}

const LONG =
  'A text that is much longer than the one that was moved, over some lines of it, at its size'

it('a moved text keeps its size and gets a box for all its words, until that is resized', async () => {
  await openCanvas()
  const { fontSize } = drawn(0)
  await drag(layer('Up here'), { x: 0, y: 120 })
  await openSection('Layers')
  const { width, height } = placeOf()
  await field('Top Text').fill(LONG)
  await expect.poll(() => drawn(0).lines.length).toBeGreaterThan(1)
  expect(drawn(0)).toMatchObject({ fontSize, shrunk: false, truncated: false })
  await expect.poll(() => placeOf().width).toBeGreaterThan(2 * width)
  expect(placeOf().height).toBeGreaterThan(1.9 * height)
  // No more than the words need.
  expect(placeOf().height).toBeLessThan((drawn(0).lines.length + 0.5) * height)

  await field('Top Text').fill('Up here')
  await expect.poll(() => placeOf()).toMatchObject({ width, height })
  await drag(handle('e'), { x: 60, y: 0 })
  const resized = placeOf().width
  expect(resized).toBeGreaterThan(width)
  await field('Top Text').fill(LONG)
  await expect.poll(() => drawn(0).lines.length).toBeGreaterThan(1)
  expect(placeOf().width).toBe(resized)
})

it('a text that was moved by keys gets a larger box with a larger size', async () => {
  await openCanvas()
  await focus(layer('Up here'))
  await keyboard.press('Shift+ArrowDown')
  await openSection('Layers')
  const { width, height } = placeOf()
  changeLook({ fontSize: 2 * drawn(0).fontSize })
  await expect.poll(() => placeOf().width).toBeGreaterThan(1.8 * width)
  expect(placeOf().height).toBeGreaterThan(1.8 * height)
  expect(drawn(0).shrunk).toBe(false)
})

it('a moved text that is curved keeps its size and gets a box for its words and their curve', async () => {
  await openCanvas()
  const { fontSize } = drawn(0)
  await drag(layer('Up here'), { x: 0, y: 120 })
  await openSection('Layers')
  const straight = placeOf()
  curveTexts(120)
  await expect.poll(() => drawn(0).radius).toBeGreaterThan(0)
  await expect.poll(() => placeOf().height).toBeGreaterThan(1.3 * straight.height)
  expect(drawn(0)).toMatchObject({ fontSize, shrunk: false })
  const curved = placeOf()
  await field('Top Text').fill('Up here, in more words')
  await expect.poll(() => placeOf().width).toBeGreaterThan(2 * curved.width)
  expect(placeOf().height).toBeGreaterThan(curved.height)
  expect(drawn(0)).toMatchObject({ fontSize, shrunk: false })
  expect(drawn(0).lines).toHaveLength(1)
  await field('Top Text').fill('Up here')
  curveTexts(0)
  await expect
    .poll(() => placeOf())
    .toMatchObject({ width: straight.width, height: straight.height })
})

it('a word that is too long for its box makes that wider, rather than being broken', async () => {
  await openCanvas()
  const id = insertText('So')
  await expect.element(layer('So')).toBeVisible()
  await openSection('Layers')
  const { edit } = useEditorStore.getState()
  edit('narrow', ({ layers }) => ({
    layers: layers.map((each) =>
      each.id === id
        ? {
            ...each,
            layer: {
              ...each.layer,
              place: { x: 0.45, y: 0.4, width: 0.1, height: 0.3, rotation: 0 },
            },
          }
        : each,
    ),
  }))
  await expect.poll(() => placeOf().width).toBe(0.1 * PICTURE.width)
  await field('Text 3').fill('Supercalifragilisticexpialidocious')
  await expect.poll(() => placeOf().width).toBeGreaterThan(0.2 * PICTURE.width)
  await expect
    .poll(() => drawn(2).lines.map(({ text }) => text))
    .toEqual(['Supercalifragilisticexpialidocious'])
})

it('a text whose zone ends has a box for its words on the next picture', async () => {
  await openCanvas()
  const id = insertText('Words of a zone')
  await expect.element(layer('Words of a zone')).toBeVisible()
  const { edit } = useEditorStore.getState()
  edit('name', ({ layers }) => ({
    layers: layers.map((each) =>
      each.id === id && each.layer.type === 'caption'
        ? {
            ...each,
            layer: {
              ...each.layer,
              name: 'A zone',
              place: { x: 0.5, y: 0, width: 0.5, height: 1, rotation: 0 },
            },
          }
        : each,
    ),
  }))
  await expect.poll(() => drawn(2).bounds.height).toBe(PICTURE.height)
  const { fontSize, lines } = drawn(2)
  await upload(await plainPicture(PICTURE.width, 479))
  await expect.poll(() => useCanvasStore.getState().layout?.size.height).toBe(479)
  await expect.poll(() => drawn(2).bounds.height).toBeLessThan(0.7 * PICTURE.height)
  expect(drawn(2).fontSize).toBe(fontSize)
  expect(lines.length).toBeGreaterThan(0)
})

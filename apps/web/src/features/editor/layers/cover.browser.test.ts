import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  expectSameFromScratch,
  field,
  frame,
  handle,
  layer,
  openCanvas,
  openSection,
  PICTURE,
  pixels,
  placeOf,
  said,
  shareOfChanges,
} from '../../../testing/editor.tsx'
import { expectCount, expectText } from '../../../testing/expect-locator.ts'
import { drag, focus, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from './editor-layer.ts'

const layers = () => documentOf(useEditorStore.getState()).layers

it('one tap hides a part, below the texts; it is moved, resized and changed like other layers', async () => {
  await openCanvas()
  await button('Blur').click()
  await expectText(said, 'Blur added')
  await expect.element(layer('Blur')).toHaveAttribute('aria-pressed', 'true')
  expect(layers()[0]).toMatchObject({ type: 'cover', kind: 'blur' })

  await page.getByText('Black bar', { exact: true }).click()
  const middle = (PICTURE.width * PICTURE.height) / 2 + PICTURE.width / 2
  expect([...pixels().subarray(4 * middle, 4 * middle + 3)]).toEqual([0, 0, 0])
  await expect.element(page.getByText(/Gone from what you download and share/)).toBeVisible()

  const before = pixels()
  await drag(layer('Black bar'), { x: 60, y: 40 })
  expect(shareOfChanges(before)).toBeGreaterThan(0.02)
  await drag(handle('se'), { x: 40, y: 40 })
  await openSection('Layers')
  const { width, rotation } = placeOf()
  expect(width).toBeGreaterThan(0.3 * PICTURE.width)
  expect(rotation).toBe(0)
  await button('Undo').click()
  await button('Undo').click()
  expect(pixels()).toEqual(before)
})

it('is copied and removed by keys, and a text over it is typed without changing it', async () => {
  await openCanvas()
  await button('Blur').click()
  await keyboard.press('Control+d')
  expect(layers().filter(({ type }) => type === 'cover')).toHaveLength(2)
  await keyboard.press('Delete')
  await expectCount(frame, 0)
  expect(layers().filter(({ type }) => type === 'cover')).toHaveLength(1)
  await focus(field('Top Text'))
  await field('Top Text').fill('Over it')
  await expect.element(layer('Over it')).toBeVisible()
  await expectSameFromScratch()
})

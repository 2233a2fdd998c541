import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  layer,
  openCanvas,
  openSection,
  pixels,
  shareOfChanges,
} from '../../../testing/editor.tsx'
import { focus, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'

const preset = (name: string) => page.getByRole('radio', { name, exact: true })
const slider = (label: string) => page.getByRole('slider', { name: label, exact: true })
const types = () => documentOf(useEditorStore.getState()).layers.map(({ type }) => type)

it('a look changes the picture below the texts, by keyboard, and is taken back', async () => {
  await openCanvas()
  await openSection('Look')
  await expect.element(preset('Original')).toBeChecked()
  const before = pixels()
  await focus(preset('Original'))
  await keyboard.press('ArrowRight')
  await expect.element(preset('Deep fry')).toBeChecked()
  expect(types()).toEqual(['look', 'caption', 'caption'])
  await expect.poll(() => shareOfChanges(before)).toBeGreaterThan(0.02)
  await expect.element(slider('Deep fry')).toHaveValue('75')

  await slider('Brightness').fill('20')
  await expect.element(preset('Deep fry')).not.toBeChecked()
  expect(documentOf(useEditorStore.getState()).layers[0]).toMatchObject({ brightness: 20, fry: 75 })

  await button('Undo').click()
  await button('Undo').click()
  expect(types()).toEqual(['caption', 'caption'])
  await expect.poll(() => shareOfChanges(before)).toBe(0)
})

it('the layers on the picture stay within reach, and no look leaves no layer', async () => {
  await openCanvas()
  await openSection('Look')
  await slider('Saturation').fill('-100')
  await layer('Up here').click()
  await expect.element(layer('Up here')).toHaveAttribute('aria-pressed', 'true')
  await slider('Saturation').fill('0')
  expect(types()).toEqual(['caption', 'caption'])
})

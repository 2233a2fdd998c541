import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  expectSameFromScratch,
  layer,
  openCanvas,
  openSection,
  PICTURE,
  pixels,
  plainPicture,
  shareOfChanges,
} from '../../../testing/editor.tsx'
import { drag, focus, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { addPicture } from '../stickers/add-picture.ts'

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

it('the look of a selected picture changes it alone', async () => {
  await openCanvas()
  await addPicture(await plainPicture(200, 150, 60), 10_000_000)
  await expect.element(layer('picture')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => grayAt(0.5)).toBe(60)
  await openSection('Look')
  await slider('Brightness').fill('50')
  await expect.poll(() => grayAt(0.5)).toBeGreaterThan(100)
  expect(grayAt(0.1)).toBe(128)
  await drag(layer('picture'), { x: 15, y: 9 })
  await expectSameFromScratch()
  await button('Undo').click()
  expect(types()).toEqual(['caption', 'caption', 'sticker'])
  await focus(layer('picture'))
  await keyboard.press('Control+d')
  expect(documentOf(useEditorStore.getState()).layers.at(-1)).toMatchObject({
    look: { brightness: 50 },
  })
  await button('Undo').click()
  await button('Undo').click()
  await expect.poll(() => grayAt(0.5)).toBe(60)
})

it('the previews show the picture as it is cropped and turned', async () => {
  await openCanvas()
  await openSection('Look')
  const sides = () => {
    const preview = document.querySelector<HTMLCanvasElement>('.look-presets canvas')
    return [preview?.width, preview?.height]
  }
  const shorter = Math.round((96 * PICTURE.height) / PICTURE.width)
  await expect.poll(sides).toEqual([96, shorter])
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  useEditorStore.getState().edit('crop', () => ({ frame: { crop, turns: 1, flipped: false } }))
  const [width, height] = [PICTURE.height, PICTURE.width / 2]
  const scale = 96 / Math.max(width, height)
  await expect.poll(sides).toEqual([Math.round(width * scale), Math.round(height * scale)])
})

/** The red of a pixel in the middle row, at a share of the width. */
function grayAt(share: number): number | undefined {
  const x = Math.round(share * PICTURE.width)
  return pixels()[4 * ((PICTURE.height / 2) * PICTURE.width + x)]
}

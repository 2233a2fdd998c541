import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  canvas,
  field,
  frame,
  handle,
  layer,
  openCanvas,
  openSection,
  overlay,
  PICTURE,
  pixels,
  rectOf,
  said,
  textInPlace,
} from '../../../testing/editor.tsx'
import { expectCount, expectText } from '../../../testing/expect-locator.ts'
import { drag, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from './editor-layer.ts'
import { changeLook } from './use-captions.ts'

const barButton = button('Bar')
const heightOfCanvas = () => Number(canvas.element().getAttribute('height'))
const topPixel = () => [...pixels().subarray(0, 3)]
const firstLayer = () => documentOf(useEditorStore.getState()).layers[0]

it('one tap puts the upper text into a bar above the picture, and another one takes it back', async () => {
  await openCanvas()
  await barButton.click()
  await expect.element(barButton).toHaveAttribute('aria-pressed', 'true')
  await expectText(said, 'Bar above the picture added')
  expect(heightOfCanvas()).toBeGreaterThan(PICTURE.height + 40)
  expect(topPixel()).toEqual([255, 255, 255])
  expect(firstLayer()).toMatchObject({ place: 'above', color: '#000000', outlineWidth: 0 })
  const high = heightOfCanvas()
  await field('Top Text').fill('Up here\nand here')
  await expect.poll(heightOfCanvas).toBeGreaterThan(high + 30)

  await barButton.click()
  await expect.poll(heightOfCanvas).toBe(PICTURE.height)
  expect(firstLayer()).toMatchObject({ place: 'top', color: '#ffffff', text: 'Up here\nand here' })
  await button('Undo').click()
  await expect.poll(heightOfCanvas).toBeGreaterThan(high + 30)
})

it('a text that leaves its bar looks as it did before', async () => {
  await openCanvas()
  const look = {
    color: '#ffe600',
    outlineWidth: 5,
    shadow: true,
    align: 'right',
    font: 'Impact',
  } as const
  changeLook(look)
  await barButton.click()
  expect(firstLayer()).toMatchObject({ place: 'above', color: '#000000', font: 'Impact' })
  await barButton.click()
  expect(firstLayer()).toMatchObject({ place: 'top', ...look })
})

it('a text in Arabic begins at the right of its bar', async () => {
  await openCanvas()
  await field('Top Text').fill('مرحبا')
  await barButton.click()
  expect(firstLayer()).toMatchObject({ place: 'above', align: 'right' })
})

it('an empty one is opened to be written in', async () => {
  await openCanvas('')
  await barButton.click()
  await expect.element(textInPlace).toHaveFocus()
  await keyboard.type('Nobody:')
  await keyboard.press('Escape')
  await expect.element(layer('Nobody:')).toBeVisible()
  expect(rectOf(layer('Nobody:')).bottom).toBeLessThanOrEqual(rectOf(overlay).top + 1)
  await expect.element(field('Top Text')).toHaveValue('Nobody:')
})

it('the menu has one for each side, of any color; what is written stays legible', async () => {
  await openCanvas()
  await button('Canvas').click()
  await page.getByRole('menuitemcheckbox', { name: 'Bar below' }).click()
  expect(heightOfCanvas()).toBeGreaterThan(PICTURE.height + 40)
  expect(firstLayer()).toMatchObject({ place: 'top' })
  await expect.element(layer('Down there')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('group', { name: 'Bar Color' }).getByLabelText('Black').click()
  expect(documentOf(useEditorStore.getState()).layers[1]).toMatchObject({
    place: 'below',
    barColor: '#000000',
    color: '#ffffff',
  })
  expect([...pixels().subarray(-4, -1)]).toEqual([0, 0, 0])
})

it('stays where it is: it is neither dragged, resized nor moved by keys', async () => {
  await openCanvas()
  await barButton.click()
  const before = rectOf(layer('Up here'))
  await drag(layer('Up here'), { x: 0, y: 80 })
  await expect.element(frame).toBeVisible()
  await expectCount(handle('se'), 0)
  await keyboard.press('ArrowDown')
  await expectText(said, 'A bar stays where it is')
  expect(rectOf(layer('Up here'))).toEqual(before)
  await openSection('Layers')
  await expect.element(page.getByText('A bar is as high as its words need.')).toBeVisible()
})

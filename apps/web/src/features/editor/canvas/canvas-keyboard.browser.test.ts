import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  frame,
  layer,
  openCanvas,
  openSection,
  overlay,
  placeOf,
  rectOf,
  said,
  textInPlace,
} from '../../../testing/editor.tsx'
import { expectContains, expectCount, expectText } from '../../../testing/expect-locator.ts'
import { focus, keyboard } from '../../../testing/input.ts'

const top = layer('Up here')

it('Tab goes through the layers and selects each, Escape selects none', async () => {
  await openCanvas()
  await focus(button('Undo'))
  await keyboard.press('Tab')
  await expect.element(top).toHaveFocus()
  await expectText(said, 'Top Text selected')
  await keyboard.press('Tab')
  await expect.element(layer('Down there')).toHaveFocus()
  await expectText(said, 'Bottom Text selected')
  await expect.element(frame).toBeVisible()
  await keyboard.press('Escape')
  await expectCount(frame, 0)
  await expectText(said, 'Nothing is selected')
})

it('arrows move by one meme pixel, with Shift by ten', async () => {
  await openCanvas()
  await openSection('Layers')
  await top.click()
  const { x, y, width, height } = placeOf()
  for (const [key, to] of [
    ['ArrowRight', { x: x + 1, y }],
    ['ArrowDown', { x: x + 1, y: y + 1 }],
    ['Shift+ArrowLeft', { x: x - 9, y: y + 1 }],
    ['Shift+ArrowDown', { x: x - 9, y: y + 11 }],
    ['ArrowUp', { x: x - 9, y: y + 10 }],
  ] as const) {
    await keyboard.press(key)
    const place = placeOf()
    expect(Math.abs(place.x - to.x), key).toBeLessThanOrEqual(1)
    expect(Math.abs(place.y - to.y), key).toBeLessThanOrEqual(1)
  }
  await expectContains(said, 'Top Text at')
  expect(placeOf()).toMatchObject({ width, height })
})

it('Delete removes, Ctrl+D duplicates, and both are announced', async () => {
  await openCanvas()
  await top.click()
  await keyboard.press('Control+d')
  await expectCount(top, 2)
  await expectText(said, 'Text 3 added')
  await expect.element(top.last()).toHaveFocus()
  await keyboard.press('Delete')
  await expectCount(top, 1)
  await expectText(said, 'Text 3 removed')
  await top.click()
  await keyboard.press('Backspace')
  await expect.element(field('Top Text')).toHaveValue('')
})

it('[ and ] change the order', async () => {
  await openCanvas()
  await top.click()
  await keyboard.press(']')
  await expect.element(button('Layer 2: Up here')).toBeVisible()
  await keyboard.press(']')
  await expectContains(said, 'at the front')
  await keyboard.press('[')
  await expect.element(button('Layer 1: Up here')).toBeVisible()
})

it('a layer whose order changes keeps its area, and so do those whose place it takes', async () => {
  await openCanvas()
  const below = rectOf(layer('Down there'))
  await button('Add text').click()
  await keyboard.type('Added')
  await keyboard.press('Escape')
  await expect.element(layer('Added')).toHaveFocus()
  const added = rectOf(layer('Added'))
  for (const name of ['Layer 2: Added', 'Layer 1: Added']) {
    await keyboard.press('[')
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
    expect(rectOf(layer('Down there'))).toEqual(below)
    expect(rectOf(layer('Added'))).toEqual(added)
  }
})

it('when the focused layer is removed, the focus stays on the picture', async () => {
  await openCanvas()
  await focus(layer('Down there'))
  await keyboard.press('Control+d')
  await expect.element(button('Layer 3: Down there')).toHaveFocus()
  await keyboard.press('Control+z')
  await expect.element(overlay).toHaveFocus()
  await keyboard.press('Tab')
  await keyboard.press('Control+d')
  await keyboard.press('Control+x')
  await expect.element(overlay).toHaveFocus()
  await keyboard.press('Control+v')
  await expect.element(button('Layer 3: Up here')).toHaveFocus()
  await keyboard.press('Control+x')
  await keyboard.press('Tab')
  await expect.element(layer('Up here')).toHaveFocus()
  await keyboard.press('Delete')
  await expect.element(overlay).toHaveFocus()
  await keyboard.press('Tab')
  await expect.element(layer('Down there')).toHaveFocus()
})

it('Enter edits the text of the selected layer', async () => {
  await openCanvas()
  await focus(top)
  await keyboard.press('Enter')
  await expect.element(textInPlace).toHaveFocus()
  await keyboard.type('By keyboard')
  await keyboard.press('Escape')
  await expect.element(layer('By keyboard')).toHaveFocus()
})

it('Tab goes on from a text that is edited to the next layer, with Shift to the one before', async () => {
  await openCanvas()
  for (const [from, key, to] of [
    ['Up here', 'Tab', 'Down there'],
    ['Down there', 'Shift+Tab', 'Up here'],
  ] as const) {
    await focus(layer(from))
    await keyboard.press('Enter')
    await expect.element(textInPlace).toHaveFocus()
    await keyboard.press(key)
    await expect.element(layer(to)).toHaveFocus()
    await expectCount(textInPlace, 0)
  }
})

it('copy, cut and paste', async () => {
  await openCanvas()
  await top.click()
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Control+c')
  await expectContains(said, 'Copied')
  await keyboard.press('Control+v')
  await expectCount(top, 2)
  await keyboard.press('Control+x')
  await expectCount(top, 1)
  await keyboard.press('Control+v')
  await expectCount(top, 2)
})

it('a copied layer that is pasted into a field is its text', async () => {
  await openCanvas()
  await top.click()
  await keyboard.press('Control+c')
  await field('Title').click()
  await keyboard.press('Control+v')
  await expect.element(field('Title')).toHaveValue('Up here')
  await expectCount(top, 1)
})

it('in a field, the keys are the field’s own', async () => {
  await openCanvas()
  await top.click()
  await field('Title').fill('ab')
  for (const key of ['ArrowLeft', 'Delete', '[', 'Control+a', 'Control+c']) {
    await keyboard.press(key)
  }
  await expect.element(field('Title')).toHaveValue('a[')
  await expect.element(button('Layer 1: Up here')).toBeVisible()
})

it('Z undoes and Shift+Z redoes, also while a field has the focus', async () => {
  await openCanvas()
  await layer('Down there').click()
  await keyboard.press('Control+d')
  await expectCount(layer('Down there'), 2)
  await keyboard.press('Control+z')
  await expectCount(layer('Down there'), 1)
  await expectContains(said, 'Undone')
  await focus(field('Title'))
  await keyboard.press('Control+Shift+z')
  await expectCount(layer('Down there'), 2)
  await expectContains(said, 'Redone')
  await keyboard.type('One step')
  await keyboard.press('Control+z')
  await expect.element(field('Title')).toHaveValue('')
  await keyboard.press('Control+y')
  await expect.element(field('Title')).toHaveValue('One step')
})

it('Z in a dialog changes nothing behind it', async () => {
  await openCanvas()
  await button('Share Meme').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Control+z')
  await keyboard.press('Escape')
  await expect.element(layer('Down there')).toBeVisible()
})

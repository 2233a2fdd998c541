import type { Page } from 'playwright/test'
import {
  frame,
  layer,
  openCanvas,
  openSection,
  overlay,
  placeOf,
  rectOf,
  said,
  textInPlace,
} from '../support/canvas.ts'
import { canvasOf, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const top = (page: Page) => layer(page, 'Up here')

test('Tab goes through the layers and selects each, Escape selects none', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(top(page)).toBeFocused()
  await expect(said(page)).toHaveText('Top Text selected')
  await page.keyboard.press('Tab')
  await expect(layer(page, 'Down there')).toBeFocused()
  await expect(said(page)).toHaveText('Bottom Text selected')
  await expect(frame(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame(page)).toHaveCount(0)
  await expect(said(page)).toHaveText('Nothing is selected')
})

test('arrows move by one meme pixel, with Shift by ten', async ({ page }) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await top(page).click()
  const { x, y, width, height } = await placeOf(page)
  for (const [key, to] of [
    ['ArrowRight', { x: x + 1, y }],
    ['ArrowDown', { x: x + 1, y: y + 1 }],
    ['Shift+ArrowLeft', { x: x - 9, y: y + 1 }],
    ['Shift+ArrowDown', { x: x - 9, y: y + 11 }],
    ['ArrowUp', { x: x - 9, y: y + 10 }],
  ] as const) {
    await page.keyboard.press(key)
    const place = await placeOf(page)
    expect(Math.abs(place.x - to.x), key).toBeLessThanOrEqual(1)
    expect(Math.abs(place.y - to.y), key).toBeLessThanOrEqual(1)
  }
  await expect(said(page)).toContainText('Top Text at')
  expect(await placeOf(page)).toMatchObject({ width, height })
})

test('Delete removes, Ctrl+D duplicates, and both are announced', async ({ page }) => {
  await openCanvas(page)
  await top(page).click()
  await page.keyboard.press('Control+d')
  await expect(top(page)).toHaveCount(2)
  await expect(said(page)).toHaveText('Text 3 added')
  await expect(top(page).last()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(top(page)).toHaveCount(1)
  await expect(said(page)).toHaveText('Text 3 removed')
  await top(page).click()
  await page.keyboard.press('Backspace')
  await expect(page.getByLabel('Top Text', { exact: true }).first()).toHaveValue('')
})

test('[ and ] change the order', async ({ page }) => {
  await openCanvas(page)
  await top(page).click()
  await page.keyboard.press(']')
  await expect(page.getByRole('button', { name: 'Layer 2: Up here' })).toBeVisible()
  await page.keyboard.press(']')
  await expect(said(page)).toContainText('at the front')
  await page.keyboard.press('[')
  await expect(page.getByRole('button', { name: 'Layer 1: Up here' })).toBeVisible()
})

test('a layer whose order changes keeps its area, and so do those whose place it takes', async ({
  page,
}) => {
  await openCanvas(page)
  const below = await rectOf(layer(page, 'Down there'))
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.keyboard.type('Added')
  await page.keyboard.press('Escape')
  await expect(layer(page, 'Added')).toBeFocused()
  const added = await rectOf(layer(page, 'Added'))
  for (const name of ['Layer 2: Added', 'Layer 1: Added']) {
    await page.keyboard.press('[')
    await expect(page.getByRole('button', { name })).toBeFocused()
    expect(await rectOf(layer(page, 'Down there'))).toEqual(below)
    expect(await rectOf(layer(page, 'Added'))).toEqual(added)
  }
})

test('when the focused layer is removed, the focus stays on the picture', async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Down there').focus()
  await page.keyboard.press('Control+d')
  await expect(page.getByRole('button', { name: 'Layer 3: Down there' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(overlay(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+x')
  await expect(overlay(page)).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('button', { name: 'Layer 3: Up here' })).toBeFocused()
  await page.keyboard.press('Control+x')
  await page.keyboard.press('Tab')
  await expect(layer(page, 'Up here')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(overlay(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(layer(page, 'Down there')).toBeFocused()
})

test('Enter edits the text of the selected layer', async ({ page }) => {
  await openCanvas(page)
  await top(page).focus()
  await page.keyboard.press('Enter')
  await expect(textInPlace(page)).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Escape')
  await expect(layer(page, 'By keyboard')).toBeFocused()
})

test('Tab goes on from a text that is edited to the next layer, with Shift to the one before', async ({
  page,
}) => {
  await openCanvas(page)
  for (const [from, key, to] of [
    ['Up here', 'Tab', 'Down there'],
    ['Down there', 'Shift+Tab', 'Up here'],
  ] as const) {
    await layer(page, from).focus()
    await page.keyboard.press('Enter')
    await expect(textInPlace(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(layer(page, to)).toBeFocused()
    await expect(textInPlace(page)).toHaveCount(0)
  }
})

test('copy, cut and paste, also into another tab', async ({ page, context }) => {
  await openCanvas(page)
  await top(page).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+c')
  await expect(said(page)).toContainText('Copied')
  await page.keyboard.press('Control+v')
  await expect(top(page)).toHaveCount(2)
  await page.keyboard.press('Control+x')
  await expect(top(page)).toHaveCount(1)
  await page.keyboard.press('Control+v')
  await expect(top(page)).toHaveCount(2)

  const other = await context.newPage()
  await other.goto('/create?tab=editor')
  await upload(other, plainPicture(400, 400))
  await expect(canvasOf(other)).toBeVisible()
  await other.getByRole('button', { name: 'Undo', exact: true }).focus()
  await other.keyboard.press('Control+v')
  await expect(layer(other, 'Up here')).toBeVisible()
  await expect(said(other)).toHaveText('Text 3 added')
})

test('a copied layer that is pasted into a field is its text', async ({ page }) => {
  await openCanvas(page)
  await top(page).click()
  await page.keyboard.press('Control+c')
  await page.getByLabel('Title').click()
  await page.keyboard.press('Control+v')
  await expect(page.getByLabel('Title')).toHaveValue('Up here')
  await expect(top(page)).toHaveCount(1)
})

test('in a field, the keys are the field’s own', async ({ page }) => {
  await openCanvas(page)
  await top(page).click()
  await page.getByLabel('Title').fill('ab')
  for (const key of ['ArrowLeft', 'Delete', '[', 'Control+a', 'Control+c']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByLabel('Title')).toHaveValue('a[')
  await expect(page.getByRole('button', { name: 'Layer 1: Up here' })).toBeVisible()
})

test('Z undoes and Shift+Z redoes, also while a field has the focus', async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Down there').click()
  await page.keyboard.press('Control+d')
  await expect(layer(page, 'Down there')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(layer(page, 'Down there')).toHaveCount(1)
  await expect(said(page)).toContainText('Undone')
  await page.getByLabel('Title').focus()
  await page.keyboard.press('Control+Shift+z')
  await expect(layer(page, 'Down there')).toHaveCount(2)
  await expect(said(page)).toContainText('Redone')
  await page.getByLabel('Title').pressSequentially('One step')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(page.getByLabel('Title')).toHaveValue('One step')
})

test('Z in a dialog changes nothing behind it', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Share Meme' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(layer(page, 'Down there')).toBeVisible()
})

test('a meme made with the keyboard is stored as it is shown', async ({ page }, testInfo) => {
  await openCanvas(page)
  await top(page).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('[')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Below the first one')
  await page.keyboard.press('Escape')
  await expectStoredAsShown(page, testInfo, 'keyboard')
})

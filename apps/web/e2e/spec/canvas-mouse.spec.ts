import type { Page } from 'playwright/test'
import {
  drag,
  frame,
  guides,
  handle,
  layer,
  middleOf,
  openCanvas,
  openSection,
  overlay,
  PICTURE,
  placeOf,
  pull,
  rectOf,
  said,
  shareOfChanges,
  textInPlace,
  turnHandle,
} from '../support/canvas.ts'
import { canvasOf } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const top = (page: Page) => layer(page, 'Up here')

/** Adds a text that fits its box, and selects it. */
async function addText(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add text' }).click()
  await textInPlace(page).fill(words)
  await page.keyboard.press('Escape')
  await expect(frame(page)).toBeVisible()
}

test('a click selects, also for screen readers, and one beside the layers selects none', async ({
  page,
}) => {
  await openCanvas(page)
  await top(page).click()
  await expect(top(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(frame(page).locator('[data-handle]')).toHaveCount(8)
  await expect(turnHandle(page)).toBeVisible()
  await expect(said(page)).toHaveText('Top Text selected')
  await layer(page, 'Down there').click()
  await expect(said(page)).toHaveText('Bottom Text selected')
  await expect(top(page)).toHaveAttribute('aria-pressed', 'false')
  await overlay(page).click({ position: { x: 5, y: 5 } })
  await expect(frame(page)).toHaveCount(0)
  await expect(said(page)).toHaveText('Nothing is selected')
})

test('a drag moves a text, and a caption at an edge becomes a box without a jump', async ({
  page,
}) => {
  await openCanvas(page)
  const before = await readCanvas(canvasOf(page))
  await page.keyboard.down('Alt')
  const start = await pull(page, top(page), { x: 40, y: 60 })
  expect(await shareOfChanges(page, before)).toBeGreaterThan(0.005)
  await page.mouse.move(start.x, start.y)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  expect(await shareOfChanges(page, before)).toBeLessThan(0.001)
  await openSection(page, 'Layers')
  const place = await placeOf(page)
  await drag(page, top(page), { x: 50, y: 90 })
  const scale = (await rectOf(overlay(page))).width / PICTURE.width
  const moved = await placeOf(page)
  expect(moved.x - place.x).toBeCloseTo(50 / scale, -1)
  expect(moved.y - place.y).toBeCloseTo(90 / scale, -1)
  await expect(said(page)).toContainText(`Top Text at ${moved.x}, ${moved.y}`)
})

test('a drag of a long caption at an edge, shrunk to several lines, does not jump', async ({
  page,
}) => {
  const words = 'many words that need more than one line at the top of this picture '
    .repeat(5)
    .trim()
  await openCanvas(page, words)
  const before = await readCanvas(canvasOf(page))
  await page.keyboard.down('Alt')
  const start = await pull(page, layer(page, words), { x: 10, y: 10 })
  await page.mouse.move(start.x, start.y)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  expect(await shareOfChanges(page, before)).toBeLessThan(0.005)
})

test('each of the eight handles moves its sides, and no others', async ({ page }) => {
  await openCanvas(page)
  await addText(page, 'resized')
  await page.keyboard.down('Alt')
  for (const name of ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']) {
    const before = await rectOf(frame(page))
    const by = {
      x: name.includes('w') ? -12 : name.includes('e') ? 12 : 0,
      y: name.includes('n') ? -9 : name.includes('s') ? 9 : 0,
    }
    await drag(page, handle(page, name), by)
    const after = await rectOf(frame(page))
    const moves = {
      left: name.includes('w') ? -12 : 0,
      right: name.includes('e') ? 12 : 0,
      top: name.includes('n') ? -9 : 0,
      bottom: name.includes('s') ? 9 : 0,
    }
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      expect(Math.abs(after[side] - before[side] - moves[side]), `${name}, ${side}`).toBeLessThan(1)
    }
  }
})

test('a corner scales a text of a fixed size', async ({ page }) => {
  await openCanvas(page)
  await top(page).click()
  const size = page.getByRole('slider', { name: 'Font Size' })
  await expect(size).toHaveValue('32')
  const { width, height } = await rectOf(frame(page))
  await drag(page, handle(page, 'se'), { x: width / 2, y: height / 2 })
  await expect(size).toHaveValue('48')
})

test('the rotation handle turns, with Shift in steps of 15°', async ({ page }) => {
  await openCanvas(page)
  await addText(page, 'turned')
  await openSection(page, 'Layers')
  const center = await middleOf(frame(page))
  const grip = await middleOf(turnHandle(page))
  const reach = center.y - grip.y
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(center.x + reach, center.y, { steps: 8 })
  expect((await placeOf(page)).rotation).toBe(90)
  await page.keyboard.down('Shift')
  await page.mouse.move(center.x + reach * Math.sin(0.55), center.y - reach * Math.cos(0.55))
  await page.mouse.up()
  await page.keyboard.up('Shift')
  expect((await placeOf(page)).rotation).toBe(30)
  await expect(said(page)).toContainText('rotated by 30°')
})

test('the rotation handle of a layer at the top is below it, and turns it too', async ({
  page,
}) => {
  await openCanvas(page)
  await top(page).click()
  await openSection(page, 'Layers')
  const [grip, picture] = [await rectOf(turnHandle(page)), await rectOf(overlay(page))]
  expect(grip.top).toBeGreaterThan(picture.top)
  const center = await middleOf(frame(page))
  const { x, y } = await middleOf(turnHandle(page))
  expect(y).toBeGreaterThan(center.y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(center.x - (y - center.y), center.y, { steps: 8 })
  await page.mouse.up()
  expect((await placeOf(page)).rotation).toBe(90)
})

test('a dragged layer snaps to the middle of the picture and shows it; Alt suspends it', async ({
  page,
}) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  const [from, to] = [await middleOf(top(page)), await middleOf(overlay(page))]
  const near = { x: to.x - from.x + 3, y: to.y - from.y - 3 }
  await pull(page, top(page), near)
  await expect(guides(page)).toHaveCount(2)
  await page.keyboard.down('Alt')
  await page.mouse.move(from.x + near.x + 1, from.y + near.y)
  await expect(guides(page)).toHaveCount(0)
  await page.keyboard.up('Alt')
  await page.mouse.move(from.x + near.x, from.y + near.y)
  await expect(guides(page)).toHaveCount(2)
  await page.mouse.up()
  await expect(guides(page)).toHaveCount(0)
  const { x, y, width, height } = await placeOf(page)
  expect(Math.abs(x + width / 2 - PICTURE.width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(y + height / 2 - PICTURE.height / 2)).toBeLessThanOrEqual(1)
})

test('a dragged layer snaps to the edges of another one', async ({ page }) => {
  await openCanvas(page)
  await addText(page, 'snapped')
  const other = await rectOf(top(page))
  const mine = await rectOf(frame(page))
  await pull(page, layer(page, 'snapped'), { x: other.left - mine.left + 4, y: -30 })
  await expect(page.locator('.canvas-guide[data-axis="x"]')).toHaveCount(1)
  await page.mouse.up()
  expect(Math.abs((await rectOf(frame(page))).left - other.left)).toBeLessThan(1)
})

test('a double-click edits the text on the canvas in its font; Escape and a click elsewhere end it', async ({
  page,
}) => {
  await openCanvas(page)
  await top(page).click()
  await openSection(page, 'Text style')
  await page.getByRole('combobox', { name: 'Font' }).selectOption('Comic')
  const area = await rectOf(top(page))
  await top(page).dblclick()
  await expect(textInPlace(page)).toBeFocused()
  await expect(frame(page)).toHaveCount(0)
  await expect(textInPlace(page)).toHaveCSS('font-family', /comic-neue/)
  const scale = (await rectOf(overlay(page))).width / PICTURE.width
  const size = await textInPlace(page).evaluate((field) => getComputedStyle(field).fontSize)
  expect(Number.parseFloat(size)).toBeCloseTo(32 * scale, 0)
  const field = await rectOf(textInPlace(page))
  expect(Math.abs(field.top + field.height / 2 - area.top - area.height / 2)).toBeLessThan(8)
  await page.keyboard.type('Written here')
  await expect(page.getByLabel('Top Text', { exact: true }).first()).toHaveValue('Written here')
  await page.keyboard.press('Escape')
  await expect(textInPlace(page)).toHaveCount(0)
  await expect(layer(page, 'Written here')).toBeFocused()
  await layer(page, 'Written here').dblclick()
  await overlay(page).click({ position: { x: 5, y: 300 } })
  await expect(textInPlace(page)).toHaveCount(0)
})

test('a text that is emptied on the canvas can be written again', async ({ page }) => {
  await openCanvas(page)
  await top(page).dblclick()
  await page.keyboard.press('Delete')
  await expect(textInPlace(page)).toBeFocused()
  await page.keyboard.type('Again')
  await page.keyboard.press('Escape')
  await expect(layer(page, 'Again')).toBeFocused()
})

test('undo of the text that is being edited ends the editing', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(textInPlace(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(textInPlace(page)).toHaveCount(0)
  await top(page).click()
  await expect(frame(page)).toBeVisible()
})

test('a drag of an empty text does not open it, a click does', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.keyboard.press('Escape')
  await drag(page, layer(page, 'Text 3, no text'), { x: 30, y: 30 })
  await expect(frame(page)).toBeVisible()
  await expect(textInPlace(page)).toHaveCount(0)
  await layer(page, 'Text 3, no text').click()
  await expect(textInPlace(page)).toBeFocused()
})

test('Escape cancels a drag', async ({ page }) => {
  await openCanvas(page)
  const before = await readCanvas(canvasOf(page))
  await pull(page, top(page), { x: 60, y: 90 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await shareOfChanges(page, before)).toBe(0)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
})

test('what was dragged, resized and turned is stored as it is shown', async ({
  page,
}, testInfo) => {
  await openCanvas(page)
  await addText(page, 'All of it')
  await drag(page, layer(page, 'All of it'), { x: 60, y: 40 })
  await drag(page, handle(page, 'e'), { x: 50, y: 0 })
  await drag(page, turnHandle(page), { x: 40, y: 20 })
  await drag(page, top(page), { x: -40, y: 70 })
  const { document } = await expectStoredAsShown(page, testInfo, 'dragged')
  expect(document?.layers).toHaveLength(3)
})

import type { Page } from 'playwright/test'
import {
  frame,
  handle,
  layer,
  middleOf,
  openCanvas,
  openSection,
  overlay,
  PHONE,
  placeOf,
  rectOf,
  said,
  textInPlace,
  touch,
  turnHandle,
} from '../support/canvas.ts'
import { openEditor, openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

test.use(PHONE)

/** Opens a canvas with a text in the middle of the screen, selected. */
async function openWithText(page: Page): Promise<void> {
  await openCanvas(page, 'Up here', '')
  await page.getByRole('button', { name: 'Add text' }).tap()
  await textInPlace(page).fill('Hold me')
  await page.keyboard.press('Escape')
  await openSection(page, 'Layers')
  await overlay(page).scrollIntoViewIfNeeded()
}

const text = (page: Page) => layer(page, 'Hold me')

/** Two fingers around the middle of the text, at a distance and an angle. */
async function fingersOn(page: Page, distance: number, degrees: number) {
  const { x, y } = await middleOf(text(page))
  const [across, down] = [
    (Math.cos((degrees * Math.PI) / 180) * distance) / 2,
    (Math.sin((degrees * Math.PI) / 180) * distance) / 2,
  ]
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ]
}

test('a tap selects, and another one beside selects none', async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Up here').tap()
  await expect(frame(page)).toBeVisible()
  await expect(said(page)).toHaveText('Top Text selected')
  await overlay(page).tap({ position: { x: 5, y: 5 } })
  await expect(frame(page)).toHaveCount(0)
})

test('a double tap edits the text', async ({ page }) => {
  await openCanvas(page)
  const { x, y } = await middleOf(layer(page, 'Up here'))
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(textInPlace(page)).toBeFocused()
})

test('a finger drags a text, and the page stays where it is', async ({ page }) => {
  await openWithText(page)
  const before = await placeOf(page)
  const scroll = await page.evaluate(() => scrollY)
  const from = await middleOf(text(page))
  await touch(page, [from], [{ x: from.x + 30, y: from.y - 40 }])
  const after = await placeOf(page)
  expect(after.x).toBeGreaterThan(before.x + 20)
  expect(after.y).toBeLessThan(before.y - 30)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
})

test('a finger drags a text that is being edited, and the editing goes on', async ({ page }) => {
  await openCanvas(page, 'Up here', '')
  await page.getByRole('button', { name: 'Add text' }).tap()
  await textInPlace(page).fill('Hold me')
  const before = await middleOf(text(page))
  await touch(page, [before], [{ x: before.x + 30, y: before.y - 40 }])
  const after = await middleOf(text(page))
  expect(after.x).toBeGreaterThan(before.x + 20)
  expect(after.y).toBeLessThan(before.y - 30)
  await expect(textInPlace(page)).toBeFocused()
})

test('two fingers scale a text', async ({ page }) => {
  await openWithText(page)
  const before = await placeOf(page)
  await touch(page, await fingersOn(page, 40, 0), await fingersOn(page, 60, 0))
  const after = await placeOf(page)
  expect(after.width / before.width).toBeCloseTo(1.5, 1)
  expect(after.height / before.height).toBeCloseTo(1.5, 1)
  expect(after.rotation).toBe(0)
})

test('a text of its own size keeps the size that two fingers gave it, when one is lifted', async ({
  page,
}) => {
  await openWithText(page)
  await openSection(page, 'Text style')
  await page.getByRole('checkbox', { name: 'Fit to the box' }).uncheck()
  await overlay(page).scrollIntoViewIfNeeded()
  const [before, after] = [await fingersOn(page, 40, 0), await fingersOn(page, 60, 0)]
  const devTools = await page.context().newCDPSession(page)
  const fingers = before.map(({ x, y }, id) => ({ x, y, id }))
  const apart = after.map(({ x, y }, id) => ({ x, y, id }))
  for (const touchPoints of [fingers.slice(0, 1), fingers]) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart })
  const size = page.getByRole('slider', { name: 'Font Size' })
  // The points of an end are those that are lifted.
  const lifted = apart.slice(1)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: lifted })
  const moved = apart.slice(0, 1).map(({ x, y, id }) => ({ x: x + 6, y: y + 6, id }))
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: moved })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(size).toHaveValue('48')
})

test('a tap on a handle selects the text below it, and a drag of it still turns', async ({
  page,
}) => {
  await openWithText(page)
  await layer(page, 'Up here').tap()
  const up = await middleOf(layer(page, 'Up here'))
  await text(page).tap()
  // The text is moved until its handle lies over the other one.
  const [own, turn] = [await middleOf(text(page)), await middleOf(turnHandle(page))]
  const way = { x: up.x - turn.x, y: up.y - turn.y }
  await touch(page, [own], [{ x: own.x + way.x, y: own.y + way.y }], 20)
  const over = await middleOf(turnHandle(page))
  await page.touchscreen.tap(over.x, over.y)
  await expect(said(page)).toHaveText('Top Text selected')
  await expect(layer(page, 'Up here')).toHaveAttribute('aria-pressed', 'true')

  // Now the handle of the other one lies over this text.
  const middle = await middleOf(text(page))
  await page.touchscreen.tap(middle.x, middle.y)
  await expect(text(page)).toHaveAttribute('aria-pressed', 'true')
  const before = await middleOf(turnHandle(page))
  await touch(page, [before], [{ x: before.x + 40, y: before.y + 10 }])
  expect((await placeOf(page)).rotation).toBeGreaterThan(10)
})

test('a tap opens an empty text that is smaller than its handles', async ({ page }) => {
  await openEditor(page, '/create?template=33')
  const thin = overlay(page).getByRole('button', { name: 'Layer 5: Lower middle tile, no text' })
  await overlay(page).scrollIntoViewIfNeeded()
  expect((await rectOf(thin)).height).toBeLessThan(20)
  const { x, y } = await middleOf(thin)
  await page.touchscreen.tap(x, y)
  await expect(textInPlace(page)).toBeFocused()
  await page.keyboard.type('On mute')
  await expect(textInPlace(page)).toHaveValue('On mute')
})

test('a tap on a corner and a drag of it right after scale the text, and do not open it', async ({
  page,
}) => {
  await openWithText(page)
  const before = await placeOf(page)
  const corner = await middleOf(handle(page, 'se'))
  await page.touchscreen.tap(corner.x, corner.y)
  await touch(page, [corner], [{ x: corner.x + 30, y: corner.y + 20 }])
  expect((await placeOf(page)).width).toBeGreaterThan(before.width + 20)
  await expect(textInPlace(page)).toHaveCount(0)
})

test('the handles of a short text leave room for its words and for a drag; a touch beside one is for it', async ({
  page,
}) => {
  await openCanvas(page, 'Hi', '')
  const short = layer(page, 'Hi')
  await short.tap()
  const words = await rectOf(short)
  expect(words.height).toBeLessThan(30)
  for (const each of await page.locator('.layer-handle').all()) {
    const { left, right, top, bottom } = await rectOf(each)
    const isBeside =
      left > words.right - 8 ||
      right < words.left + 8 ||
      top > words.bottom - 3 ||
      bottom < words.top + 3
    expect(isBeside).toBe(true)
  }
  await openSection(page, 'Layers')
  await overlay(page).scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(short)
  await touch(page, [{ x: x + 4, y: y + 14 }], [{ x: x + 44, y: y + 54 }])
  const before = await placeOf(page)
  expect(before.y).toBeGreaterThan(60)
  const corner = await middleOf(handle(page, 'se'))
  const beside = { x: corner.x + 12, y: corner.y + 12 }
  await touch(page, [beside], [{ x: beside.x + 40, y: beside.y + 20 }])
  const after = await placeOf(page)
  expect(after.width).toBeGreaterThan(1.2 * before.width)
  expect(after.x).toBeCloseTo(before.x, 0)
})

test('the buttons above the picture lie over the handles of a layer at its edge', async ({
  page,
}) => {
  await openCanvas(page, 'Hi', '')
  await layer(page, 'Hi').tap()
  const button = page.getByRole('button', { name: 'Canvas', exact: true })
  const [own, below] = [await middleOf(layer(page, 'Hi')), await rectOf(button)]
  const x = below.left + below.width / 2
  await touch(page, [own], [{ x, y: own.y }], 20)
  const { top } = await rectOf(handle(page, 'n'))
  expect(top).toBeLessThan(below.bottom - 4)
  await page.touchscreen.tap(x, below.bottom - 4)
  await expect(page.getByRole('menuitem', { name: 'Blank canvas' })).toBeVisible()
})

test('a tap on a handle of an empty panel opens no files', async ({ page }) => {
  await openEmptyEditor(page)
  await page.getByRole('button', { name: 'Blank canvas' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 side by side').tap()
  await dialog.getByRole('button', { name: 'Create' }).tap()
  const panels = overlay(page).getByRole('button', { name: 'Layer' })
  let choosers = 0
  page.on('filechooser', () => {
    choosers += 1
  })
  await panels.first().focus()
  await overlay(page).scrollIntoViewIfNeeded()
  await handle(page, 's').tap()
  const { right, top, height } = await rectOf(handle(page, 'e'))
  // The half of the handle that lies over the other panel.
  await page.touchscreen.tap(right - 1, top + height / 2)
  await expect(panels.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await panels.first().tap()
  await expect.poll(() => choosers).toBe(1)
})

test('two fingers turn a text', async ({ page }) => {
  await openWithText(page)
  const before = await placeOf(page)
  await touch(page, await fingersOn(page, 40, 0), await fingersOn(page, 40, 40), 16)
  const after = await placeOf(page)
  expect(Math.abs(after.rotation - 40)).toBeLessThan(4)
  expect(after.width / before.width).toBeCloseTo(1, 1)
})

test('the second finger may be beside the text, or on another one', async ({ page }) => {
  await openWithText(page)
  const before = await placeOf(page)
  const [own, other] = [await middleOf(text(page)), await middleOf(layer(page, 'Up here'))]
  const apart = { x: own.x + (own.x - other.x) * 0.5, y: own.y + (own.y - other.y) * 0.5 }
  await touch(page, [own, other], [apart, other])
  await expect(text(page)).toHaveAttribute('aria-pressed', 'true')
  const after = await placeOf(page)
  expect(after.width / before.width).toBeCloseTo(1.5, 1)
})

test('the page scrolls with a finger beside the texts', async ({ page }) => {
  await openCanvas(page)
  await page.evaluate(() => scrollTo(0, 0))
  const { left, top, width, height } = await rectOf(overlay(page))
  const from = { x: left + width / 2, y: top + height / 2 }
  await touch(page, [from], [{ x: from.x, y: from.y - 120 }], 12)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
})

test('what fingers have changed is stored as it is shown', async ({ page }, testInfo) => {
  await openWithText(page)
  await touch(page, await fingersOn(page, 40, 0), await fingersOn(page, 56, 25), 12)
  await expectStoredAsShown(page, testInfo, 'touched')
})

import type { Page } from 'playwright/test'
import {
  handle,
  layer,
  middleOf,
  openCanvas,
  openSection,
  overlay,
  PHONE,
  rectOf,
  textInPlace,
  touch,
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

test('what fingers have changed is stored as it is shown', async ({ page }, testInfo) => {
  await openWithText(page)
  await touch(page, await fingersOn(page, 40, 0), await fingersOn(page, 56, 25), 12)
  await expectStoredAsShown(page, testInfo, 'touched')
})

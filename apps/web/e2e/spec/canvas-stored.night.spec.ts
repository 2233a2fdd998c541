import {
  drag,
  frame,
  handle,
  layer,
  openCanvas,
  textInPlace,
  turnHandle,
} from '../support/canvas.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

// What the mouse and the keyboard do is tested beside the canvas, in `*.browser.test.ts`.

test('what was dragged, resized and turned is stored as it is shown', async ({
  page,
}, testInfo) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Add text' }).click()
  await textInPlace(page).fill('All of it')
  await page.keyboard.press('Escape')
  await expect(frame(page)).toBeVisible()
  await drag(page, layer(page, 'All of it'), { x: 60, y: 40 })
  await drag(page, handle(page, 'e'), { x: 50, y: 0 })
  await drag(page, turnHandle(page), { x: 40, y: 20 })
  await drag(page, layer(page, 'Up here'), { x: -40, y: 70 })
  const { document } = await expectStoredAsShown(page, testInfo, 'dragged')
  expect(document?.layers).toHaveLength(3)
})

test('a meme made with the keyboard is stored as it is shown', async ({ page }, testInfo) => {
  await openCanvas(page)
  await layer(page, 'Up here').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('[')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Below the first one')
  await page.keyboard.press('Escape')
  await expectStoredAsShown(page, testInfo, 'keyboard')
})

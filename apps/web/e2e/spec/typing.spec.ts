/**
 * Typing draws the picture in the event itself, and what else shows the text is rendered later (see
 * `lib/render-later.ts`). What happens in between must lose nothing, so these tests do it in the same
 * task as the letter.
 */
import type { Locator, Page } from 'playwright/test'
import {
  layer,
  middleOf,
  openCanvas,
  openSection,
  placeOf,
  said,
  textInPlace,
} from '../support/canvas.ts'
import { canvasOf } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Types a letter into the field with the focus, and clicks on something in the same task. */
const typeAndClick = (clicked: Locator, letter: string): Promise<void> =>
  clicked.evaluate((element, typed) => {
    document.execCommand('insertText', false, typed)
    if (element instanceof HTMLElement) element.click()
  }, letter)

/** Opens a canvas with an added text `Hold me`, selected. */
async function openWithText(page: Page): Promise<void> {
  await openCanvas(page, 'Up here', '')
  await page.getByRole('button', { name: 'Add text' }).click()
  await textInPlace(page).fill('Hold me')
  await page.keyboard.press('Escape')
  await field(page, 'Text 3').press('End')
}

test('a letter is on the picture at once; what else shows the text follows', async ({ page }) => {
  await openCanvas(page, '', '')
  await page.getByLabel('Top Text').focus()
  const atOnce = await canvasOf(page).evaluate(async (canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
    const before = canvas.toDataURL()
    document.execCommand('insertText', false, 'X')
    await Promise.resolve()
    return { isDrawn: canvas.toDataURL() !== before, name: canvas.ariaLabel }
  })
  expect(atOnce).toEqual({ isDrawn: true, name: 'Preview of your meme' })
  await expect(canvasOf(page)).toHaveAccessibleName('Preview of your meme: X')
  await expect(layer(page, 'X')).toBeVisible()
})

test('what shows the text follows on a page that is hidden, too', async ({ page }) => {
  await openCanvas(page, '', '')
  await page.getByLabel('Top Text').focus()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    window.requestAnimationFrame = () => 0
    document.execCommand('insertText', false, 'X')
  })
  await expect(canvasOf(page)).toHaveAccessibleName('Preview of your meme: X')
})

test('a letter that is undone before it was rendered is gone from the field', async ({ page }) => {
  await openCanvas(page, 'Up', '')
  await page.getByLabel('Title').fill('A step before')
  await page.getByLabel('Top Text').press('End')
  await typeAndClick(page.getByRole('button', { name: 'Undo', exact: true }), 'X')
  await expect(page.getByLabel('Top Text')).toHaveValue('Up')
  await expect(canvasOf(page)).toHaveAccessibleName('Preview of your meme: Up')
  await expect(page.getByLabel('Title')).toHaveValue('A step before')
})

test('undo and redo in a field keep the cursor where the change was', async ({ page }) => {
  await openCanvas(page, 'Up there', '')
  await page.getByLabel('Title').fill('A step before')
  const top = field(page, 'Top Text')
  await top.press('Home')
  for (let step = 0; step < 2; step += 1) await top.press('ArrowRight')
  await page.keyboard.type(' and down')
  const cursor = () => top.evaluate((element: HTMLTextAreaElement) => element.selectionStart)
  await page.keyboard.press('Control+z')
  await expect(top).toHaveValue('Up there')
  expect(await cursor()).toBe('Up'.length)
  await page.keyboard.press('Control+Shift+z')
  await expect(top).toHaveValue('Up and down there')
  expect(await cursor()).toBe('Up and down'.length)
})

test('a letter stays when its text is dragged before it was rendered', async ({ page }) => {
  await openWithText(page)
  const before = await middleOf(layer(page, 'Hold me'))
  await layer(page, 'Hold me').evaluate((element, { x, y }) => {
    document.execCommand('insertText', false, '!')
    const at = (type: string, down: number) =>
      new PointerEvent(type, { bubbles: true, clientX: x + down, clientY: y + down })
    element.dispatchEvent(at('pointerdown', 0))
    element.dispatchEvent(at('pointermove', 30))
    element.dispatchEvent(at('pointerup', 30))
  }, before)
  await expect(field(page, 'Text 3')).toHaveValue('Hold me!')
  expect((await middleOf(layer(page, 'Hold me!'))).y).toBeGreaterThan(before.y + 20)
})

test('a letter stays when its text is copied or hidden before it was rendered', async ({
  page,
}) => {
  await openWithText(page)
  await openSection(page, 'Layers')
  await field(page, 'Text 3').press('End')
  await typeAndClick(page.getByRole('button', { name: 'Duplicate' }), '!')
  await expect(field(page, 'Text 4')).toHaveValue('Hold me!')
  await field(page, 'Text 4').press('End')
  await typeAndClick(page.getByRole('button', { name: 'Hide', exact: true }), '!')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(field(page, 'Text 4')).toHaveValue('Hold me!!')
})

test('what is typed while its text is dragged stays, and so does the drag', async ({ page }) => {
  await openWithText(page)
  await openSection(page, 'Layers')
  const before = await placeOf(page)
  const { x, y } = await middleOf(layer(page, 'Hold me'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 40, { steps: 4 })
  await field(page, 'Text 3').evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('expected a field')
    element.focus()
    document.execCommand('insertText', false, ' tight')
  })
  await page.mouse.up()
  await expect(field(page, 'Text 3')).toHaveValue(/tight/)
  expect((await placeOf(page)).y).toBeGreaterThan(before.y + 20)
})

test('a number moves a text as it is now', async ({ page }) => {
  await openCanvas(page, 'Up', '')
  await openSection(page, 'Layers')
  await layer(page, 'Up').click()
  const { width } = await placeOf(page)
  await field(page, 'Top Text').press('End')
  await page.getByLabel('X', { exact: true }).evaluate((element) => {
    document.execCommand('insertText', false, ' and many more letters')
    if (!(element instanceof HTMLInputElement)) throw new Error('expected a field')
    element.focus()
    element.select()
    document.execCommand('insertText', false, '20')
    element.blur()
  })
  expect((await placeOf(page)).width).toBeGreaterThan(width * 3)
})

test('a text that is gone when it is dropped leaves the steps to redo', async ({ page }) => {
  await openWithText(page)
  const { x, y } = await middleOf(layer(page, 'Hold me'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 40, { steps: 4 })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z')
  await expect(field(page, 'Text 3')).toHaveCount(0)
  await page.mouse.up()
  await expect(redo).toBeEnabled()
  await expect(said(page)).not.toContainText('Text 0')
})

test('the field on the picture follows the drawn text at once', async ({ page }) => {
  await openCanvas(page, '', '')
  await page.getByRole('button', { name: 'Add text' }).click()
  await textInPlace(page).fill('Fits its box')
  const sizes = await textInPlace(page).evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('expected a field')
    const before = element.style.fontSize
    document.execCommand('insertText', false, ' in ever smaller letters, the more there are')
    await Promise.resolve()
    const name = document.querySelector('.stage-picture')?.ariaLabel
    return { before, now: element.style.fontSize, name }
  })
  expect(sizes.now).not.toBe(sizes.before)
  expect(sizes.name).not.toContain('smaller')
})

test('if drawing fails, the page says so, and what was typed is kept', async ({ page }) => {
  await openCanvas(page, 'Up here', '')
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.fillText = () => {
      throw new Error('out of memory')
    }
  })
  await page.getByLabel('Top Text').press('End')
  await page.keyboard.type('!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await page.reload()
  await expect(page.getByLabel('Top Text')).toHaveValue('Up here!')
})

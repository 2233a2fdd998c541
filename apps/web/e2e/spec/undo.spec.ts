import type { Page } from 'playwright/test'
import { drag, layer, openCanvas, openSection, PHONE, shareOfChanges } from '../support/canvas.ts'
import { canvasOf, isShown, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { stopClock } from '../support/page-clock.ts'
import { readCanvas } from '../support/pixels.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true })
const field = (page: Page) => page.getByLabel('Title')

test('typing is one step until a pause', async ({ page }) => {
  await openCanvas(page)
  await stopClock(page)
  await field(page).pressSequentially('Hello')
  await page.clock.runFor(1100)
  await field(page).pressSequentially(' world')
  await undo(page).click()
  await expect(field(page)).toHaveValue('Hello')
  await undo(page).click()
  await expect(field(page)).toHaveValue('')
  await redo(page).click()
  await redo(page).click()
  await expect(field(page)).toHaveValue('Hello world')
  await expect(redo(page)).toBeDisabled()
})

type Change = () => Promise<unknown>

test('every kind of change is undone and redone, to the pixel', async ({ page }) => {
  await openCanvas(page)
  await openSection(page, 'Text style')
  await openSection(page, 'Layers')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const unseen = new Set<Change>()
  const withoutPixels = (change: Change): Change => {
    unseen.add(change)
    return change
  }
  const changes: readonly Change[] = [
    () => drag(page, layer(page, 'Up here'), { x: 40, y: 120 }),
    () => page.getByLabel('Width', { exact: true }).fill('200'),
    () => page.getByLabel('Rotation').fill('30'),
    () => page.getByLabel('Font Size').fill('60'),
    () => page.getByRole('radio', { name: 'Red' }).check(),
    () => page.getByRole('combobox', { name: 'Font' }).selectOption('Comic'),
    () => page.getByLabel('Uppercase').check(),
    () => page.getByLabel('Shadow').check(),
    () => page.getByRole('slider', { name: 'Outline' }).fill('9'),
    () => page.getByRole('radio', { name: 'left', exact: true }).check({ force: true }),
    () => press('Classic look for Top Text'),
    () => press('Duplicate'),
    () => press('Hide'),
    // It is hidden.
    withoutPixels(() => press('Delete')),
    () => page.getByLabel('Bottom Text', { exact: true }).fill('Other words'),
    () => addSticker(page, 'rocket'),
    () => page.getByLabel('Mirrored').check(),
    () => page.getByLabel('Opacity').fill('40'),
    // It overlaps no other.
    withoutPixels(() => press('Move backward')),
    () => ofCanvas(page, 'Turn right'),
    // The picture has one color.
    withoutPixels(() => ofCanvas(page, 'Flip')),
    () => cropToSquare(page),
    () => upload(page, plainPicture(300, 200, 70)),
  ]
  const pictures = [await readSettled(page)]
  for (const [step, change] of changes.entries()) {
    await change()
    // It is drawn once its font or its picture is loaded.
    if (!unseen.has(change)) {
      await expect.poll(() => isShown(page, pictures[step] ?? Buffer.of()), `${change}`).toBe(false)
    }
    pictures.push(await readSettled(page))
  }
  const expectShown = (step: number) =>
    expect.poll(() => shareOfChanges(page, pictures[step] ?? Buffer.of()), `step ${step}`).toBe(0)
  for (let step = changes.length - 1; step >= 0; step -= 1) {
    await page.keyboard.press('Control+z')
    await expectShown(step)
  }
  for (const _ of changes) await page.keyboard.press('Control+Shift+z')
  await expectShown(changes.length)
})

/**
 * The preview, once it and the length of the page stay the same for a moment: advice on colors, which
 * comes after a drawing, moves the fields.
 */
async function readSettled(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.of()
  let length = 0
  const isSettled = async () => {
    const [before, lengthBefore] = [last, length]
    length = await page.evaluate(async () => {
      await document.fonts.ready
      return document.body.scrollHeight
    })
    last = await readCanvas(canvasOf(page))
    return last.equals(before) && length === lengthBefore
  }
  await expect.poll(isSettled).toBe(true)
  return last
}

async function addSticker(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add sticker' }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('gridcell').getByRole('button', { name, exact: true }).click()
  await expect(layer(page, name)).toBeVisible()
}

async function ofCanvas(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Canvas', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function cropToSquare(page: Page): Promise<void> {
  await ofCanvas(page, 'Crop')
  await page.getByRole('radio', { name: '1:1' }).check({ force: true })
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('a change after undo discards what could be redone', async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Up here').click()
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+z')
  await expect(redo(page)).toBeEnabled()
  await layer(page, 'Up here').click()
  await page.keyboard.press('ArrowDown')
  await expect(redo(page)).toBeDisabled()
})

test('200 steps are kept, also over a reload', async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Up here').click()
  // Two kinds of changes in turn, so that each is a step.
  for (let step = 0; step < 105; step += 1) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(step % 2 === 0 ? ']' : '[')
  }
  await expect(undo(page)).toBeEnabled()
  const last = await readCanvas(canvasOf(page))
  await page.reload()
  await expect(layer(page, 'Up here')).toBeVisible()
  await expect.poll(() => shareOfChanges(page, last)).toBe(0)
  for (let step = 1; step < 200; step += 1) await page.keyboard.press('Control+z')
  await expect(undo(page)).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(undo(page)).toBeDisabled()
  for (let step = 0; step < 200; step += 1) await page.keyboard.press('Control+Shift+z')
  await expect(redo(page)).toBeDisabled()
  expect(await shareOfChanges(page, last)).toBe(0)
})

test('Reset is a step like any other, also for the keyboard', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(canvasOf(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layer(page, 'Up here')).toBeVisible()
})

test.describe('On a phone', () => {
  test.use(PHONE)

  test('the buttons undo and redo', async ({ page }) => {
    await openCanvas(page)
    await page.getByRole('button', { name: 'Add text' }).tap()
    await page.keyboard.type('Third')
    await page.keyboard.press('Escape')
    await undo(page).tap()
    await undo(page).tap()
    await expect(page.getByRole('textbox', { name: 'Text 3' })).toHaveCount(0)
    await redo(page).tap()
    await redo(page).tap()
    await expect(page.getByRole('textbox', { name: 'Text 3' })).toHaveValue('Third')
  })
})

import type { Page } from 'playwright/test'
import { drag, layer, openCanvas, openSection, shareOfChanges } from '../support/canvas.ts'
import { isShown, plainPicture, readPreview, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true })

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
  const pictures = [await readPreview(page)]
  for (const [step, change] of changes.entries()) {
    await change()
    // It is drawn once its font or its picture is loaded.
    if (!unseen.has(change)) {
      await expect.poll(() => isShown(page, pictures[step] ?? Buffer.of()), `${change}`).toBe(false)
    }
    pictures.push(await readPreview(page))
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

/** The number itself is tested in `history.test.ts`. */
const STEPS = isFull ? 200 : 10

test(`${STEPS} steps are kept, also over a reload`, async ({ page }) => {
  await openCanvas(page)
  await layer(page, 'Up here').click()
  // Two kinds of changes in turn, so that each is a step.
  for (let step = 0; step < (STEPS + 10) / 2; step += 1) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(step % 2 === 0 ? ']' : '[')
  }
  await expect(undo(page)).toBeEnabled()
  const last = await readPreview(page)
  await page.reload()
  await expect(layer(page, 'Up here')).toBeVisible()
  await expect.poll(() => shareOfChanges(page, last)).toBe(0)
  for (let step = 1; step < STEPS; step += 1) await page.keyboard.press('Control+z')
  await expect(undo(page)).toBeEnabled()
  await page.keyboard.press('Control+z')
  if (isFull) await expect(undo(page)).toBeDisabled()
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('Control+Shift+z')
  await expect(redo(page)).toBeDisabled()
  await expect.poll(() => shareOfChanges(page, last)).toBe(0)
})

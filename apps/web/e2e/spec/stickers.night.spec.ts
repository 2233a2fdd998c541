import type { Locator, Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { layer, openSection, rectOf } from '../support/canvas.ts'
import { devicesOf } from '../support/devices.ts'
import { canvasOf, isShown, openEditor, readPreview } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Add sticker' })
const search = (page: Page): Locator => picker(page).getByRole('searchbox')
const found = (page: Page, name: string): Locator =>
  picker(page).getByRole('gridcell').getByRole('button', { name, exact: true })

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add sticker' }).click()
  await expect(picker(page).getByRole('grid')).toBeVisible()
}

for (const [device, use] of devicesOf('phone')) {
  test.describe(`stickers on a ${device}`, () => {
    test.use(use)

    test('are found, added, and stored', async ({ page }) => {
      await test.step('the search stays where it is while the user types, and the results lie right below', async () => {
        await openEditor(page)
        await openPicker(page)
        await expectNoViolationsInBothThemes(page, 'stickers')
        // On a phone, the focus would open the keyboard, which covers the stickers.
        await expect(device === 'phone' ? picker(page) : search(page)).toBeFocused()
        const before = await search(page).boundingBox()
        const groups = await rectOf(picker(page).getByRole('navigation'))
        await search(page).fill('pizza')
        await expect(found(page, 'pizza')).toBeVisible()
        expect(await search(page).boundingBox()).toEqual(before)
        const results = await rectOf(picker(page).getByRole('grid'))
        expect(results.top).toBeCloseTo(groups.top, 0)
        await search(page).fill('no such sticker')
        await expect(picker(page)).toContainText('No sticker is called')
        expect(await search(page).boundingBox()).toEqual(before)
      })
      await test.step('a search adds a sticker in the middle; undo, reload and saving keep it', async () => {
        await search(page).fill('')
        await page.keyboard.press('Escape')
        await expect(picker(page)).toHaveCount(0)
        const empty = await readPreview(page)
        await openPicker(page)
        await search(page).fill('pizza')
        await found(page, 'pizza').click()
        await expect(picker(page)).toHaveCount(0)
        await expect(layer(page, 'pizza')).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(() => isShown(page, empty)).toBe(false)

        const [whole, box] = [await rectOf(canvasOf(page)), await rectOf(layer(page, 'pizza'))]
        expect(box.width).toBeCloseTo(box.height, 0)
        expect(box.width / Math.min(whole.width, whole.height)).toBeCloseTo(0.3, 1)
        expect(box.left + box.width / 2).toBeCloseTo(whole.left + whole.width / 2, 0)

        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await expect(layer(page, 'pizza')).toHaveCount(0)
        await expect.poll(() => isShown(page, empty)).toBe(true)
        await page.getByRole('button', { name: 'Redo', exact: true }).click()
        await expect(layer(page, 'pizza')).toBeVisible()

        await page.reload()
        await expect(layer(page, 'pizza')).toBeVisible()
        await expect.poll(() => isShown(page, empty)).toBe(false)
        await expectStoredAsShown(page, test.info(), `sticker-${device}`)
      })
    })
  })
}

test('the picker by keyboard, and what can be done with a sticker', async ({ page }) => {
  await test.step('a failed list can be loaded again', async () => {
    await openEditor(page)
    await page.route('**/api/stickers?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Add sticker' }).click()
    await expect(picker(page).getByRole('alert')).toHaveText('The stickers could not be loaded.')
    await page.unroute('**/api/stickers?*')
    await picker(page).getByRole('button', { name: 'Try again' }).click()
    await expect(picker(page).getByRole('grid')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('the keyboard chooses: down into the grid, arrows, Enter; the layer does not move', async () => {
    await openPicker(page)
    await search(page).press('ArrowDown')
    const names = await picker(page).getByRole('gridcell').getByRole('button').allInnerTexts()
    expect(names.length).toBeLessThan(200)
    await expect(found(page, 'grinning face')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(found(page, 'grinning face with big eyes')).toBeFocused()
    await page.keyboard.press('End')
    const last = picker(page).getByRole('gridcell').getByRole('button').last()
    await expect(last).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(layer(page, 'grinning face')).toHaveAttribute('aria-pressed', 'true')

    // Recent ones come first, and arrow keys in the dialog leave the selected layer where it is.
    const before = await layer(page, 'grinning face').boundingBox()
    await openPicker(page)
    await expect(picker(page).getByRole('rowheader').first()).toHaveText('Recent')
    await search(page).press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await layer(page, 'grinning face').boundingBox()).toEqual(before)
  })
  await test.step('Enter in the search takes the first sticker; a skin tone can be chosen', async () => {
    await openPicker(page)
    await picker(page).getByLabel('Skin tone').selectOption('dark')
    await search(page).fill('waving hand')
    await expect(found(page, 'waving hand: dark skin tone')).toBeVisible()
    await search(page).press('Enter')
    await expect(layer(page, 'waving hand: dark skin tone')).toBeVisible()
    await expect(picker(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.goto('/create?template=1')
    await expect(canvasOf(page)).toBeVisible()
  })
  await test.step('a sticker can be mirrored and transparent', async () => {
    const empty = await readPreview(page)
    await openPicker(page)
    await search(page).fill('pizza')
    await found(page, 'pizza').click()
    await expect(layer(page, 'pizza')).toBeVisible()
    await expect.poll(() => isShown(page, empty)).toBe(false)
    const usual = await readCanvas(canvasOf(page))
    await page.getByLabel('Mirrored').check()
    await expect.poll(() => isShown(page, usual)).toBe(false)
    const mirrored = await readCanvas(canvasOf(page))
    await page.getByLabel('Opacity').fill('40')
    await expect.poll(() => isShown(page, mirrored)).toBe(false)
    await expectStoredAsShown(page, test.info(), 'mirrored')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => isShown(page, mirrored)).toBe(true)
  })
})

test('stickers that cover too much are reported at once, and not sent', async ({ page }) => {
  await openEditor(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await openPicker(page)
  await search(page).fill('pizza')
  await found(page, 'pizza').click()
  await openSection(page, 'Layers')
  for (const [label, value] of Object.entries({ X: '0', Y: '0', Width: '640', Height: '640' })) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
  const warning = page.getByRole('alert').filter({ hasText: 'more than 8 times' })
  for (let copies = 1; copies < 8; copies += 1) await page.keyboard.press('ControlOrMeta+d')
  await expect(layer(page, 'pizza')).toHaveCount(8)
  await expect(warning).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+d')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expect(warning).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expect(page.getByText('Meme saved to your gallery!')).toBeVisible()
})

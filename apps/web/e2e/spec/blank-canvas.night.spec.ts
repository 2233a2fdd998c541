import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { layer } from '../support/canvas.ts'
import { devicesOf } from '../support/devices.ts'
import { canvasOf, colorAt, openEditor, openEmptyEditor, plainPicture } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Blank canvas' })
const panels = (page: Page) => layer(page, 'empty panel')
const pictures = (page: Page) => layer(page, 'picture')
const check = (page: Page, name: string) =>
  dialog(page).getByRole('radio', { name }).check({ force: true })

for (const [device, use] of devicesOf('phone')) {
  test.describe(`a blank canvas on a ${device}`, () => {
    test.use(use)

    test('sizes, colors and panels', async ({ page }) => {
      await test.step('has a size and any color; a reload keeps it', async () => {
        await openEmptyEditor(page)
        await page.getByRole('button', { name: 'Blank canvas' }).click()
        await expect(dialog(page)).toBeVisible()
        await expectNoViolationsInBothThemes(page, 'blank canvas')
        await check(page, 'Story 9:16')
        await dialog(page).getByLabel('Any color').fill('#123456')
        await dialog(page).getByRole('button', { name: 'Create' }).click()
        await expect(canvasOf(page)).toHaveJSProperty('width', 720)
        await expect(canvasOf(page)).toHaveJSProperty('height', 1280)
        await expect.poll(() => colorAt(page, 0.5, 0.5)).toEqual([0x12, 0x34, 0x56])
        await page.reload()
        await expect(canvasOf(page)).toHaveJSProperty('height', 1280)
        await expect.poll(() => colorAt(page, 0.5, 0.5)).toEqual([0x12, 0x34, 0x56])
      })
      await test.step('begins as the one before; what creates it is in sight', async () => {
        const open = async () => {
          await page.getByRole('button', { name: 'Canvas', exact: true }).click()
          await page.getByRole('menuitem', { name: 'Blank canvas' }).click()
        }
        await open()
        await expect(dialog(page).getByRole('radio', { name: 'Story 9:16' })).toBeChecked()
        await check(page, 'Portrait 4:5')
        await check(page, 'Pink')
        await check(page, '3 panels')
        await dialog(page).getByRole('button', { name: 'Create' }).click()
        await expect(panels(page)).toHaveCount(3)
        await page.reload()
        await expect(canvasOf(page)).toHaveJSProperty('width', 1024)
        await open()
        for (const name of ['Portrait 4:5', 'Pink', '3 panels']) {
          await expect(dialog(page).getByRole('radio', { name })).toBeChecked()
        }
        await expect(dialog(page).getByRole('button', { name: 'Create' })).toBeInViewport()
        await page.keyboard.press('Escape')
      })
      await test.step('another layout takes the pictures of the panels along; one undo takes it back', async () => {
        await page.getByRole('button', { name: 'Canvas', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Blank canvas' }).click()
        await check(page, 'Square 1:1')
        await check(page, 'White')
        await check(page, '2 side by side')
        await dialog(page).getByRole('button', { name: 'Create' }).click()
        for (const gray of [40, 80]) {
          const [chooser] = await Promise.all([
            page.waitForEvent('filechooser'),
            panels(page).first().click(),
          ])
          const buffer = plainPicture(100, 200, gray)
          await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer })
          await expect.poll(() => colorAt(page, gray / 80 - 0.25, 0.5)).toEqual([gray, gray, gray])
        }
        await page.reload()
        await expect(pictures(page)).toHaveCount(2)

        await page.getByRole('button', { name: 'Canvas', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Blank canvas' }).click()
        await check(page, 'Story 9:16')
        await check(page, '4 panels')
        await dialog(page).getByRole('button', { name: 'Create' }).click()
        await expect(panels(page)).toHaveCount(2)
        await expect.poll(() => colorAt(page, 0.25, 0.25)).toEqual([40, 40, 40])
        await expect.poll(() => colorAt(page, 0.75, 0.25)).toEqual([80, 80, 80])
        // The panels below are empty.
        expect(await colorAt(page, 0.25, 0.75)).toEqual([255, 255, 255])
        await expectStoredAsShown(page, test.info(), `other-panels-${device}`)

        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await expect(panels(page)).toHaveCount(0)
        await expect(canvasOf(page)).toHaveJSProperty('width', 1080)
        await expect.poll(() => colorAt(page, 0.25, 0.9)).toEqual([40, 40, 40])
        await expect.poll(() => colorAt(page, 0.75, 0.9)).toEqual([80, 80, 80])
      })
    })

    test('has panels that take pictures; empty ones are not saved', async ({ page }) => {
      await openEditor(page)
      await page.getByRole('button', { name: 'Canvas', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Blank canvas' }).click()
      await check(page, 'Landscape 16:9')
      await check(page, '2 side by side')
      await dialog(page).getByRole('button', { name: 'Create' }).click()
      await expect(panels(page)).toHaveCount(2)

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panels(page).first().click(),
      ])
      const buffer = plainPicture(100, 300, 40)
      await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await expect(panels(page)).toHaveCount(1)
      await expect(pictures(page)).toHaveCount(1)
      // It covers its panel, to the corners.
      await expect.poll(() => colorAt(page, 0.02, 0.04)).toEqual([40, 40, 40])
      expect(await colorAt(page, 0.48, 0.96)).toEqual([40, 40, 40])
      expect(await colorAt(page, 0.75, 0.5)).toEqual([255, 255, 255])

      await page.reload()
      await expect(panels(page)).toHaveCount(1)
      await expect.poll(() => colorAt(page, 0.02, 0.04)).toEqual([40, 40, 40])
      await expectStoredAsShown(page, test.info(), `panels-${device}`)

      // One step back, the panel is empty again; one more, the template is there.
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(panels(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(panels(page)).toHaveCount(0)
    })
  })
}

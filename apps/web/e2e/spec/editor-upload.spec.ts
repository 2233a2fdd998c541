import type { Page } from 'playwright/test'
import { canvasOf, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { drawInBrowser, GIF, takePhoto } from '../support/photo.ts'
import { expectToast } from '../support/toasts.ts'
import { transferOf } from '../support/transfer-of.ts'

const MEGABYTE = 1024 * 1024
const area = (page: Page) => page.locator('label', { hasText: 'Upload image' })
const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert')

test.beforeEach(({ page }) => openEmptyEditor(page))

test('§2 a picture comes into the editor, and an error goes', async ({ page }) => {
  await test.step('§2 a picture is chosen by a click, dropped, and pasted', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), area(page).click()])
    expect(chooser.isMultiple()).toBe(false)
    await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer: plainPicture(200, 100) })
    await expect(canvasOf(page)).toHaveJSProperty('width', 200)

    const dataTransfer = await transferOf(page, plainPicture(150, 90), 'a.png', 'image/png')
    await area(page).dispatchEvent('dragover', { dataTransfer })
    await area(page).dispatchEvent('drop', { dataTransfer })
    await expect(canvasOf(page)).toHaveJSProperty('width', 150)

    const clipboard = await transferOf(page, plainPicture(140, 90), 'a.png', 'image/png')
    await page.evaluate((clipboardData) => {
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    }, clipboard)
    await expect(canvasOf(page)).toHaveJSProperty('width', 140)

    await page
      .getByLabel('Upload image')
      .setInputFiles({ name: 'it.gif', mimeType: 'image/gif', buffer: GIF })
    await expect(canvasOf(page)).toHaveJSProperty('width', 60)
  })
  await test.step('C11 an error disappears when a meme is saved', async () => {
    await upload(page, Buffer.from('no picture'))
    await expect(problem(page)).toBeVisible()
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await expect(problem(page)).toHaveCount(0)
  })
})

test.describe('§5 images up to 10MB; errors are shown in place', () => {
  test('C11 the limit applies to the upload: a photo of 12 MB is scaled first, and saved', async ({
    page,
  }) => {
    const photo = await takePhoto(page)
    // Bytes after the end of a JPEG are not part of the picture.
    const buffer = Buffer.concat([photo, Buffer.alloc(12 * MEGABYTE - photo.length)])
    await page
      .getByLabel('Upload image')
      .setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer })
    await expect(canvasOf(page)).toHaveJSProperty('height', 1280)
    await expect(problem(page)).toHaveCount(0)
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/upload'),
      page.getByRole('button', { name: 'Save to Gallery' }).click(),
    ])
    const { requestBodySize } = await sent.sizes()
    expect(requestBodySize).toBeLessThan(10 * MEGABYTE)
    await expectToast(page, 'Success')
  })

  test('C11 a picture whose PNG would exceed the limit is made smaller', async ({ page }) => {
    await page.route('**/api/site', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), maxUploadBytes: 20_000 } })
    })
    await page.addInitScript(() => document.querySelector('meta[name="site"]')?.remove())
    await page.goto('/create?tab=editor')
    const picture = await drawInBrowser(page, 'image/png', 600, 400)
    expect(picture.length).toBeGreaterThan(20_000)
    await upload(page, picture)
    await expect(canvasOf(page)).toBeVisible()
  })
})

import { crc32 } from 'node:zlib'
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

test.describe('§2 Template Editor: upload image area', () => {
  test('click to choose', async ({ page }) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), area(page).click()])
    expect(chooser.isMultiple()).toBe(false)
    await chooser.setFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: plainPicture(200, 100),
    })
    await expect(canvasOf(page)).toHaveJSProperty('width', 200)
  })

  test('accepts any image', async ({ page }) => {
    await expect(page.getByLabel('Upload image')).toHaveAttribute('accept', 'image/*')
    for (const [type, width] of [
      ['image/webp', 210],
      ['image/jpeg', 220],
      ['image/png', 230],
    ] as const) {
      const buffer = await drawInBrowser(page, type, width, 100)
      await page.getByLabel('Upload image').setInputFiles({ name: 'it', mimeType: type, buffer })
      await expect(canvasOf(page)).toHaveJSProperty('width', width)
    }
    await page
      .getByLabel('Upload image')
      .setInputFiles({ name: 'it.gif', mimeType: 'image/gif', buffer: GIF })
    await expect(canvasOf(page)).toHaveJSProperty('width', 60)
  })

  test('states PNG, JPG, GIF up to 10MB', async ({ page }) => {
    await expect(area(page)).toContainText('PNG, JPG, GIF up to 10MB')
  })

  test('accepts a dropped file', async ({ page }) => {
    const dataTransfer = await transferOf(page, plainPicture(150, 90), 'a.png', 'image/png')
    await area(page).dispatchEvent('dragover', { dataTransfer })
    await area(page).dispatchEvent('drop', { dataTransfer })
    await expect(canvasOf(page)).toHaveJSProperty('width', 150)
  })

  test('accepts a pasted picture', async ({ page }) => {
    const clipboard = await transferOf(page, plainPicture(140, 90), 'a.png', 'image/png')
    await page.evaluate((clipboardData) => {
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    }, clipboard)
    await expect(canvasOf(page)).toHaveJSProperty('width', 140)
  })

  test('the same file can be chosen again after Reset', async ({ page }) => {
    await upload(page, plainPicture(130, 90))
    await expect(canvasOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(canvasOf(page)).toHaveCount(0)
    await upload(page, plainPicture(130, 90))
    await expect(canvasOf(page)).toHaveJSProperty('width', 130)
  })
})

test.describe('§5 images up to 10MB; errors are shown in place', () => {
  test('a file that is not an image', async ({ page }) => {
    await page
      .getByLabel('Upload image')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(problem(page)).toHaveText(
      'This file could not be read as a picture. Try a PNG, JPG or GIF.',
    )
    await expect(canvasOf(page)).toHaveCount(0)
  })

  for (const [what, buffer] of [
    ['a damaged picture', plainPicture(100, 100).subarray(0, 60)],
    ['an empty file', Buffer.alloc(0)],
  ] as const) {
    test(what, async ({ page }) => {
      await upload(page, buffer)
      await expect(problem(page)).toHaveText(/^This file could not be read as a picture/)
    })
  }

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

  test('C11 a file of more than 100 MB is not opened', async ({ page }) => {
    await page.evaluate(() => {
      const transfer = new DataTransfer()
      const part = new Uint8Array(1024 * 1024)
      transfer.items.add(new File(Array(101).fill(part), 'huge.jpg', { type: 'image/jpeg' }))
      const init = { clipboardData: transfer, bubbles: true }
      document.body.dispatchEvent(new ClipboardEvent('paste', init))
    })
    await expect(problem(page)).toHaveText(
      'This file has 101 MB. Files of up to 100 MB can be opened.',
    )
  })

  test('C11 a picture of more than 100 million pixels is not decoded', async ({ page }) => {
    const buffer = plainPicture(10, 10)
    buffer.writeUInt32BE(20_000, 16)
    buffer.writeUInt32BE(20_000, 20)
    // The checksum of the first chunk, which contains the size.
    buffer.writeUInt32BE(crc32(buffer.subarray(12, 29)), 29)
    await upload(page, buffer)
    await expect(problem(page)).toHaveText(/^This picture has 400 million pixels/)
  })

  test('C11 an error disappears when a meme is saved', async ({ page }) => {
    await upload(page, plainPicture(120, 90))
    await expect(canvasOf(page)).toBeVisible()
    await upload(page, Buffer.from('no picture'))
    await expect(problem(page)).toBeVisible()
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await expect(problem(page)).toHaveCount(0)
  })

  test('the current picture stays, and a valid one removes the error', async ({ page }) => {
    await upload(page, plainPicture(120, 90))
    await expect(canvasOf(page)).toHaveJSProperty('width', 120)
    await upload(page, Buffer.from('no picture'))
    await expect(problem(page)).toBeVisible()
    await expect(canvasOf(page)).toHaveJSProperty('width', 120)
    await upload(page, plainPicture(121, 90))
    await expect(canvasOf(page)).toHaveJSProperty('width', 121)
    await expect(problem(page)).toHaveCount(0)
  })
})

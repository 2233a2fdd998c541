import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { layer, openCanvas, textInPlace } from '../support/canvas.ts'
import { devicesOf } from '../support/devices.ts'
import {
  canvasOf,
  colorAt,
  isShown,
  openEditor,
  plainPicture,
  readPreview,
} from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { drawInBrowser } from '../support/photo.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'
import { toast } from '../support/toasts.ts'

/** A transparent picture with a half transparent red disc. */
function logo(side = 200): Buffer {
  const png = new PNG({ width: side, height: side })
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = Math.hypot(x - side / 2, y - side / 2) < side / 3
      png.data.set(inside ? [255, 0, 0, 128] : [0, 0, 0, 0], 4 * (y * side + x))
    }
  }
  return PNG.sync.write(png)
}

const picture = (page: Page) => layer(page, 'picture')

async function add(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add picture' }).click(),
  ])
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
}

/** Pastes a file, or a text, as the browser would. */
const paste = (page: Page, content: { readonly file?: Buffer; readonly text?: string }) =>
  page.evaluate(
    ({ base64, text }) => {
      const clipboardData = new DataTransfer()
      if (base64 !== undefined) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        clipboardData.items.add(new File([bytes], 'a.png', { type: 'image/png' }))
      }
      if (text !== undefined) clipboardData.setData('text/plain', text)
      const target = document.activeElement ?? document.body
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { base64: content.file?.toString('base64'), text: content.text },
  )

for (const [device, use] of devicesOf('desktop')) {
  test.describe(`pictures on a ${device}`, () => {
    test.use(use)

    test('an added logo stays transparent; undo, reload and saving keep it', async ({ page }) => {
      await openEditor(page)
      const empty = await readPreview(page)
      const before = await colorAt(page, 0.5, 0.5)
      await add(page, logo())
      await expect(picture(page)).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => isShown(page, empty)).toBe(false)
      const [red = 0, green = 0] = await colorAt(page, 0.5, 0.5)
      expect(Math.abs(red - (255 + (before[0] ?? 0)) / 2)).toBeLessThan(3)
      expect(Math.abs(green - (before[1] ?? 0) / 2)).toBeLessThan(3)

      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(picture(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Redo', exact: true }).click()
      await expect(picture(page)).toBeVisible()
      const shown = await readCanvas(canvasOf(page))
      await page.reload()
      await expect(picture(page)).toBeVisible()
      await expect.poll(() => isShown(page, shown)).toBe(true)
      await expectStoredAsShown(page, test.info(), `logo-${device}`)
    })
  })
}

test('an added photo is saved as it is shown', async ({ page }) => {
  await openEditor(page)
  const empty = await readPreview(page)
  await add(page, await drawInBrowser(page, 'image/jpeg', 900, 700))
  await expect.poll(() => isShown(page, empty)).toBe(false)
  await expectStoredAsShown(page, test.info(), 'photo')
})

test('a file that is no picture is refused with a toast', async ({ page }) => {
  await openEditor(page)
  await add(page, Buffer.from('no picture'))
  await expect(toast(page)).toContainText('This file could not be read as a picture.')
})

test('a reloaded draft after a new template keeps its pictures', async ({ page }) => {
  await openEditor(page)
  await add(page, plainPicture(80, 40, 10))
  await expect(picture(page)).toBeVisible()
  await page.goto('/create?template=2')
  await expect(canvasOf(page)).toBeVisible()
  await expect(picture(page)).toBeVisible()
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toEqual([10, 10, 10])
})

test('a picture pasted with a layer selected becomes a sticker; the toast makes it the source', async ({
  page,
}) => {
  await openEditor(page)
  await add(page, plainPicture(80, 40, 10))
  await expect(picture(page)).toHaveCount(1)
  await paste(page, { file: plainPicture(90, 60, 200) })
  await expect(picture(page)).toHaveCount(2)
  await toast(page).getByRole('button', { name: 'Use as the picture' }).click()
  await expect(canvasOf(page)).toHaveJSProperty('width', 90)
  await expect(picture(page)).toHaveCount(1)
})

test('a picture pasted elsewhere becomes the source; the toast makes it a sticker', async ({
  page,
}) => {
  await openEditor(page)
  const width = await canvasOf(page).evaluate((canvas) => canvas.getAttribute('width'))
  await page.getByLabel('Title').focus()
  await paste(page, { file: plainPicture(90, 60, 200) })
  await expect(canvasOf(page)).toHaveJSProperty('width', 90)
  await toast(page).getByRole('button', { name: 'Add as a sticker' }).click()
  await expect(canvasOf(page)).toHaveAttribute('width', width ?? '')
  await expect(picture(page)).toHaveCount(1)
})

test('a picture pasted into a field leaves its selected words; words that come with one are pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = (words: string) =>
    page.evaluate(
      async ([base64, text]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const png = new Blob([bytes], { type: 'image/png' })
        const plain = new Blob([text], { type: 'text/plain' })
        const item = { 'image/png': png, ...(text !== '' && { 'text/plain': plain }) }
        await navigator.clipboard.write([new ClipboardItem(item)])
      },
      [plainPicture(90, 60, 200).toString('base64'), words] as const,
    )
  await openCanvas(page)
  const top = page.getByLabel('Top Text', { exact: true })
  await copy('')
  await layer(page, 'Up here').dblclick()
  await expect(textInPlace(page)).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(picture(page)).toHaveCount(1)
  await expect(layer(page, 'Up here')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(top).toHaveValue('Up here')

  await copy('from a letter')
  await top.selectText()
  await page.keyboard.press('Control+v')
  await expect(top).toHaveValue('from a letter')
  await expect(picture(page)).toHaveCount(1)
})

test('a text pasted on the canvas becomes a text', async ({ page }) => {
  await openEditor(page)
  await readPreview(page)
  await paste(page, { text: 'pasted words' })
  await expect(layer(page, 'pasted words')).toBeVisible()
  await expect(page.getByLabel('Text 3', { exact: true }).first()).toHaveValue('pasted words')
})

test('a picture that is copied to another tab is there after a reload', async ({
  page,
  context,
}) => {
  await openEditor(page)
  await add(page, plainPicture(80, 40, 10))
  await expect(picture(page)).toBeVisible()
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(copy)
    return clipboardData.types.map((type) => [type, clipboardData.getData(type)] as const)
  })
  const other = await context.newPage()
  await other.goto('/create?template=2')
  await expect(canvasOf(other)).toBeVisible()
  await other.evaluate((items) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of items) clipboardData.setData(type, text)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, copied)
  await expect(picture(other)).toBeVisible()
  await expect.poll(() => colorAt(other, 0.53, 0.53)).toEqual([10, 10, 10])
  await page.close()
  await other.reload()
  await expect(picture(other)).toBeVisible()
  await expect.poll(() => colorAt(other, 0.53, 0.53)).toEqual([10, 10, 10])
})

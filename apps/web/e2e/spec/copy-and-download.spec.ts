import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { readCopiedPicture } from '../support/copied-picture.ts'
import { canvasOf, openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes } from '../support/test-user.ts'
import { closeToast, expectToast } from '../support/toasts.ts'
import { sharedBy, shareWith, watchSharing } from '../support/watch-sharing.ts'

const trigger = (page: Page) => page.getByRole('button', { name: 'More ways to keep it' })
/** The name of an item begins with its label. */
const item = (page: Page, label: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${label}`) })
const linkOf = async (page: Page) => {
  const [meme] = await listMemes(page)
  return new URL(meme?.shareUrl ?? '', page.url()).href
}

async function choose(page: Page, name: string): Promise<void> {
  await trigger(page).click()
  await item(page, name).click()
}

const FORMATS = [
  ['PNG', 'png', '89504e47'],
  ['JPEG', 'jpeg', 'ffd8ff'],
  ['WebP', 'webp', '52494646'],
] as const

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('More ways to keep a meme', async ({ page }, testInfo) => {
  await watchSharing(page, { native: 'files' })
  await openEditor(page)
  await page.getByLabel('Top Text', { exact: true }).fill('Keep me')
  await expect(canvasOf(page)).toHaveAccessibleName(/Keep me/)
  for (const [name, extension, magic] of FORMATS) {
    await test.step(`Download ${name} gives meme-{timestamp} with that extension`, async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        choose(page, `Download ${name}`),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`^meme-\\d{13}\\.${extension}$`))
      const bytes = await readFile(await file.path())
      expect(bytes.toString('hex')).toMatch(new RegExp(`^${magic}`))
    })
  }
  await test.step('a browser that can’t make WebP files says so', async () => {
    await page.evaluate(() => {
      const encode = OffscreenCanvas.prototype.convertToBlob
      const restore = () => {
        OffscreenCanvas.prototype.convertToBlob = encode
      }
      Object.assign(window, { restore })
      OffscreenCanvas.prototype.convertToBlob = function () {
        return encode.call(this, { type: 'image/png' })
      }
    })
    await choose(page, 'Download WebP')
    const text = 'This browser can not make WebP files. Please choose another format.'
    await expectToast(page, 'Error', text)
    await page.evaluate('restore()')
    await closeToast(page)
  })
  await test.step('the menu works with the keyboard, and has no accessibility violations', async () => {
    await trigger(page).press('Enter')
    await expect(item(page, 'Save & Copy Link')).toBeFocused()
    await expect(item(page, 'Copy picture')).toBeInViewport()
    await expectNoViolations(page, 'the menu')
    await page.keyboard.press('Escape')
    await expect(trigger(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Save as template')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Copy picture')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('Copy picture copies the pixels of the preview', async () => {
    await shareWith(page, { native: 'files' })
    await choose(page, 'Copy picture')
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
    expect(await sharedBy(page)).toEqual([{ by: 'write', inClick: true, types: ['image/png'] }])
    const seen = await readCanvas(canvasOf(page))
    expect(await countDifferences(seen, await readCopiedPicture(page), testInfo, 'copied')).toBe(0)
    await closeToast(page)
  })
  const expectLinkCopied = async () => {
    await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
    expect(await sharedBy(page)).toEqual([{ by: 'write', inClick: true, types: ['text/plain'] }])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(page))
    expect(await listMemes(page)).toHaveLength(1)
    await closeToast(page)
  }
  await test.step('Save & Copy Link saves, and copies the link in the click’s own task', async () => {
    await shareWith(page, { native: 'files' })
    await choose(page, 'Save & Copy Link')
    await expectLinkCopied()
  })
  await test.step('of an edited meme, it copies in the click that answers the question', async () => {
    await shareWith(page, {})
    await page.getByLabel('Top Text', { exact: true }).fill('changed')
    await choose(page, 'Save & Copy Link')
    expect(await sharedBy(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expectLinkCopied()
  })
  await test.step('a browser that can’t copy pictures shows one to copy by hand', async () => {
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await choose(page, 'Copy picture')
    const dialog = page.getByRole('dialog', { name: 'Share Meme' })
    await expect(dialog).toContainText('This browser does not let a page copy pictures here.')
    await expect(dialog.getByRole('img')).toBeVisible()
  })
})

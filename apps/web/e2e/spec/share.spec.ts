import type { Page } from 'playwright/test'
import { readCopiedPicture } from '../support/copied-picture.ts'
import { canvasOf, openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { closeToast, expectToast, toast } from '../support/toasts.ts'
import { sharedBy, shareWith, watchSharing } from '../support/watch-sharing.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Shares the picture of a meme that is not saved. */
async function shareDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Meme' }).click()
  await page
    .getByRole('dialog', { name: 'Share Meme' })
    .getByRole('button', { name: /Picture Only$/ })
    .click()
}

test('Share from the editor', async ({ page }, testInfo) => {
  await watchSharing(page, { native: 'files' })
  await openEditor(page)
  await test.step('native share with the picture as a file, where the browser can', async () => {
    await page.getByLabel('Title').fill('Fun')
    await shareDraft(page)
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: false, title: 'Fun', files: ['meme.png image/png PNG'] }])
    await expect(toast(page)).toHaveCount(0)
  })
  await test.step('closing the share sheet copies nothing and shows no toast', async () => {
    await shareWith(page, { native: 'files', failsWith: 'AbortError' })
    await shareDraft(page)
    await expect.poll(async () => (await sharedBy(page)).length).toBe(1)
    await page.getByLabel('Top Text', { exact: true }).fill('Copy me')
    await expect(canvasOf(page)).toHaveAccessibleName(/Copy me/)
    await expect(toast(page)).toHaveCount(0)
    expect(await sharedBy(page)).toHaveLength(1)
  })
  for (const abilities of [{}, { native: 'urls' }] as const) {
    await test.step(`else the clipboard, with a ClipboardItem made in the click’s own task: ${JSON.stringify(abilities)}`, async () => {
      await shareWith(page, abilities)
      await shareDraft(page)
      await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
      expect(await sharedBy(page)).toEqual([{ by: 'write', inClick: true, types: ['image/png'] }])
      const copied = await readCopiedPicture(page)
      const seen = await readCanvas(canvasOf(page))
      expect(await countDifferences(seen, copied, testInfo, 'copied')).toBe(0)
      await closeToast(page)
    })
  }
  await test.step('§8 falls back to copying to the clipboard if native share fails', async () => {
    await shareWith(page, { native: 'files', failsWith: 'NotAllowedError' })
    await shareDraft(page)
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
    await closeToast(page)
  })
  await test.step('a clipboard that waits for the user: says that the browser may be asking', async () => {
    await shareWith(page, {})
    await page.evaluate(() => {
      const { promise: allowed, resolve } = Promise.withResolvers<void>()
      Object.assign(window, { allow: resolve })
      navigator.clipboard.write = () => allowed
    })
    await shareDraft(page)
    await expectToast(page, 'Copying...')
    await page.evaluate('allow()')
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
  })
})

test('Share from the dashboard, and the page that is shared', async ({ page, browser, server }) => {
  await watchSharing(page, { native: 'files' })
  await signUpByApi(page)
  const meme = await saveMeme(page, { title: 'To share', templateId: 3 })
  const share = () =>
    main(page)
      .getByRole('button', { name: /^Share “/ })
      .click()
  await page.goto('/dashboard')
  const url = new URL(meme.shareUrl, page.url()).href
  await test.step('native share with the picture as a file, and the URL', async () => {
    await share()
    const files = ['meme.png image/png PNG']
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: false, title: 'To share', url, files }])
    await expect(toast(page)).toHaveCount(0)
  })
  await test.step('else native share with the URL, in the click’s own task', async () => {
    await shareWith(page, { native: 'urls' })
    await share()
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: true, title: 'To share', url }])
    await expect(toast(page)).toHaveCount(0)
  })
  await test.step('else the clipboard: Meme URL copied to clipboard.', async () => {
    await shareWith(page, {})
    await share()
    await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
    expect(await sharedBy(page)).toEqual([{ by: 'writeText', inClick: true, text: url }])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await closeToast(page)
  })
  for (const native of ['files', 'urls'] as const) {
    await test.step(`§8 falls back to the clipboard if native share of ${native} fails`, async () => {
      await shareWith(page, { native, failsWith: 'NotAllowedError' })
      await share()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      await closeToast(page)
    })
  }
  await test.step('a clipboard that is forbidden: an error with an alternative', async () => {
    await shareWith(page, {})
    await page.evaluate(() => {
      for (const name of ['write', 'writeText'] as const) {
        navigator.clipboard[name] = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
    })
    await share()
    const dialog = page.getByRole('dialog', { name: 'Share Meme' })
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url)
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  })
  await test.step('the page opens for everyone who has the link, and links to the site', async () => {
    const friend = await browser.newPage({ baseURL: server.url })
    const response = await friend.goto(meme.shareUrl)
    expect(response?.status()).toBe(200)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('To share')
    const [file] = await Promise.all([
      friend.waitForEvent('download'),
      friend.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^meme-\d{13}\.png$/)
    await expect(friend.getByRole('link', { name: 'Make your own' })).toHaveAttribute(
      'href',
      '/create?template=3',
    )
    await friend.close()
  })
})

test.describe('Share: a clipboard that the browser itself denies', () => {
  test.use({ permissions: [] })

  test('shows an error with an alternative', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page)
    for (const name of ['clipboard-read', 'clipboard-write']) {
      await cdp.send('Browser.setPermission', { permission: { name }, setting: 'denied' })
    }
    await openEditor(page)
    await shareDraft(page)
    const dialog = page.getByRole('dialog', { name: 'Share Meme' })
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  })
})

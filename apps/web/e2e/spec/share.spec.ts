import type { Page } from 'playwright/test'
import { readCopiedPicture } from '../support/copied-picture.ts'
import { canvasOf, openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'
import { sharedBy, watchSharing } from '../support/watch-sharing.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Shares the picture of a meme that is not saved. */
async function shareDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Meme' }).click()
  await page
    .getByRole('dialog', { name: 'Share Meme' })
    .getByRole('button', { name: /Picture Only$/ })
    .click()
}

/** Opens the dashboard with one meme, and shares that. */
async function shareSaved(page: Page) {
  await signUpByApi(page)
  const meme = await saveMeme(page, { title: 'To share' })
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Share “/ })
    .click()
  return { ...meme, address: new URL(meme.shareUrl, page.url()).href }
}

test.describe('Share from the editor', () => {
  test('native share with the picture as a file, where the browser can', async ({ page }) => {
    await watchSharing(page, { native: 'files' })
    await openEditor(page)
    await page.getByLabel('Title').fill('Fun')
    await shareDraft(page)
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: false, title: 'Fun', files: ['meme.png image/png PNG'] }])
    await expect(toast(page)).toHaveCount(0)
  })

  for (const abilities of [{}, { native: 'urls' }] as const) {
    test(`else the clipboard, with a ClipboardItem made in the click’s own task: ${JSON.stringify(abilities)}`, async ({
      page,
    }, testInfo) => {
      await watchSharing(page, abilities)
      await openEditor(page)
      await page.getByLabel('Top Text', { exact: true }).fill('Copy me')
      await expect(canvasOf(page)).toHaveAccessibleName(/Copy me/)
      await shareDraft(page)
      await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
      expect(await sharedBy(page)).toEqual([{ by: 'write', inClick: true, types: ['image/png'] }])
      const copied = await readCopiedPicture(page)
      const seen = await readCanvas(canvasOf(page))
      expect(await countDifferences(seen, copied, testInfo, 'copied')).toBe(0)
    })
  }

  test('§8 falls back to copying to the clipboard if native share fails', async ({ page }) => {
    await watchSharing(page, { native: 'files', failsWith: 'NotAllowedError' })
    await openEditor(page)
    await shareDraft(page)
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
  })

  test('closing the share sheet copies nothing and shows no toast', async ({ page }) => {
    await watchSharing(page, { native: 'files', failsWith: 'AbortError' })
    await openEditor(page)
    await shareDraft(page)
    await expect.poll(async () => (await sharedBy(page)).length).toBe(1)
    await page.getByLabel('Top Text', { exact: true }).fill('still there')
    await expect(toast(page)).toHaveCount(0)
    expect(await sharedBy(page)).toHaveLength(1)
  })
})

test.describe('Share from the dashboard', () => {
  test('native share with the picture as a file, and the URL', async ({ page }) => {
    await watchSharing(page, { native: 'files' })
    const { address: url } = await shareSaved(page)
    const files = ['meme.png image/png PNG']
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: false, title: 'To share', url, files }])
    await expect(toast(page)).toHaveCount(0)
  })

  test('else native share with the URL, in the click’s own task', async ({ page }) => {
    await watchSharing(page, { native: 'urls' })
    const { address: url } = await shareSaved(page)
    await expect
      .poll(() => sharedBy(page))
      .toEqual([{ by: 'share', inClick: true, title: 'To share', url }])
    await expect(toast(page)).toHaveCount(0)
  })

  test('else the clipboard: Meme URL copied to clipboard.', async ({ page }) => {
    await watchSharing(page)
    const { address: text } = await shareSaved(page)
    await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
    expect(await sharedBy(page)).toEqual([{ by: 'writeText', inClick: true, text }])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  })

  for (const native of ['files', 'urls'] as const) {
    test(`§8 falls back to the clipboard if native share of ${native} fails`, async ({ page }) => {
      await watchSharing(page, { native, failsWith: 'NotAllowedError' })
      await shareSaved(page)
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
    })
  }
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

test.describe('Share: a clipboard that is forbidden', () => {
  test('until the user allows it: says that the browser may be asking', async ({ page }) => {
    await page.addInitScript(() => {
      const { promise: allowed, resolve } = Promise.withResolvers<void>()
      Object.assign(window, { allow: resolve })
      navigator.clipboard.write = () => allowed
    })
    await openEditor(page)
    await shareDraft(page)
    await expectToast(page, 'Copying...')
    await page.evaluate('allow()')
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
  })

  test('shows an error with an alternative', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['write', 'writeText'] as const) {
        navigator.clipboard[name] = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
    })
    const { address } = await shareSaved(page)
    const dialog = page.getByRole('dialog', { name: 'Share Meme' })
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  })
})

test.describe('The share page', () => {
  test('opens for everyone who has the link, and links to the site', async ({
    page,
    browser,
    server,
  }) => {
    await signUpByApi(page)
    const meme = await saveMeme(page, { title: 'Look', templateId: 3 })
    const friend = await browser.newPage({ baseURL: server.url })
    const response = await friend.goto(meme.shareUrl)
    expect(response?.status()).toBe(200)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Look')
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

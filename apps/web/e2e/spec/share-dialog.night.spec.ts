import type { Page } from 'playwright/test'
import { LAN_HOST } from '../support/browser.ts'
import { canvasOf, openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { usePlainHttp } from '../support/plain-http.ts'
import { signUp } from '../support/sign-up.ts'
import { listMemes, newEmail } from '../support/test-user.ts'
import { closeToast, expectToast, toast } from '../support/toasts.ts'
import { sharedBy, shareWith, watchSharing } from '../support/watch-sharing.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Meme' })
const save = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' })
const shareMeme = (page: Page) => page.getByRole('button', { name: 'Share Meme' })

/** The link of the newest meme. */
async function linkOf(page: Page): Promise<string> {
  const [meme] = await listMemes(page)
  return new URL(meme?.shareUrl ?? '', page.url()).href
}

test.describe('C3 over plain http in a local network', () => {
  usePlainHttp()

  async function saveOne(page: Page): Promise<void> {
    await signUp(page, newEmail(), '/create?template=1')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await expect(canvasOf(page)).toBeVisible()
    await save(page).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
  }

  const linkIn = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' })

  test('Share and Copy Link without the clipboard API', async ({ page }) => {
    await test.step('Share of the dashboard shows the link, selected, and the picture', async () => {
      await saveOne(page)
      await page.goto('/dashboard')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Share/ })
        .click()
      await expect(linkIn(page)).toHaveValue(/^http:\/\/192\.168\.7\.7:\d+\/m\/[\w-]{22}$/)
      await expect(linkIn(page)).toBeFocused()
      const selected = await page.evaluate(() => getSelection()?.toString())
      expect(selected).toBe(await linkIn(page).inputValue())
      await expect(dialog(page).getByRole('img')).toBeVisible()
      const shown = await page.request
        .get((await linkIn(page).inputValue()).replace(LAN_HOST, '127.0.0.1'))
        .then((response) => response.status())
      expect(shown).toBe(200)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button', { name: /^Share/ })).toBeFocused()
    })
    await test.step('Copy Link of the dialog copies with execCommand', async () => {
      await page.goBack()
      await expect(canvasOf(page)).toBeVisible()
      await shareMeme(page).click()
      const link = await linkIn(page).inputValue()
      await dialog(page).getByRole('button', { name: 'Copy Link', exact: true }).click()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      await expect(dialog(page)).toHaveCount(0)
      await page.getByLabel('Top Text', { exact: true }).press('ControlOrMeta+v')
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue(link)
    })
    await test.step('Copy Link that fails says what to do', async () => {
      await page.evaluate(() => {
        document.execCommand = () => false
      })
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await shareMeme(page).click()
      await dialog(page).getByRole('button', { name: 'Copy Link', exact: true }).click()
      await expect(dialog(page).getByText('The link is selected')).toBeVisible()
      await expect(linkIn(page)).toBeFocused()
    })
  })

  test('a meme that is not saved: the link once it is, or the picture', async ({ page }) => {
    await signUp(page, newEmail(), '/create?template=1')
    await expect(canvasOf(page)).toBeVisible()
    await shareMeme(page).click()
    await dialog(page).getByRole('button', { name: 'Copy Picture Only' }).click()
    await expect(dialog(page).getByRole('img')).toBeVisible()
    await expect(linkIn(page)).toHaveCount(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^meme-\d+\.png$/)
    await dialog(page).getByText('Close', { exact: true }).click()

    await shareMeme(page).click()
    await dialog(page).getByRole('button', { name: 'Save & Copy Link' }).click()
    await expect(linkIn(page)).toHaveValue(/\/m\/[\w-]{22}$/)
    await expect(linkIn(page)).toBeFocused()
  })
})

test.describe('C3 Share Meme in the editor', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('of a meme saved unchanged or since deleted, of an unsaved one, and where the browser shares', async ({
    page,
  }) => {
    await test.step('of an unsaved meme offers to save and copy the link in one step', async () => {
      await watchSharing(page)
      await openEditor(page)
      await shareMeme(page).click()
      await dialog(page).getByRole('button', { name: 'Save & Copy Link' }).click()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      await expect(dialog(page)).toHaveCount(0)
      await closeToast(page)
      // The promise is given to the browser during the click, before the meme is saved: Safari
      // requires that.
      expect(await sharedBy(page)).toEqual([{ by: 'write', inClick: true, types: ['text/plain'] }])
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(page))
      expect(await listMemes(page)).toHaveLength(1)
    })
    await test.step('of a meme saved unchanged shares its link', async () => {
      await shareWith(page, {})
      await shareMeme(page).click()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      const text = await linkOf(page)
      expect(await sharedBy(page)).toEqual([{ by: 'writeText', inClick: true, text }])
      await page.getByLabel('Top Text', { exact: true }).fill('Changed')
      await shareMeme(page).click()
      await expect(dialog(page)).toContainText('not saved')
      await page.keyboard.press('Escape')
      await closeToast(page)
    })
    await test.step('a save that fails shows one error, and nothing is copied', async () => {
      await page.route('**/api/memes', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
      )
      await shareMeme(page).click()
      await dialog(page).getByRole('button', { name: 'Save & Copy Link' }).click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
      await expect(dialog(page)).toHaveCount(0)
      await closeToast(page)
      await page.unroute('**/api/memes')
    })
    await test.step('the success toast links to My Memes, and copies the link', async () => {
      await page.getByLabel('Top Text', { exact: true }).fill('Once more')
      await save(page).click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      await toast(page).getByRole('button', { name: 'Copy link' }).click()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(page))
      await page.getByLabel('Top Text', { exact: true }).fill('Another')
      await save(page).click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expectToast(page, 'Success')
      await toast(page).getByRole('link', { name: 'My Memes' }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(toast(page)).toHaveCount(0)
    })
    await test.step('or, where the browser shares, to save and share it', async () => {
      await page.goBack()
      await expect(canvasOf(page)).toBeVisible()
      await shareWith(page, { native: 'urls' })
      await page.getByLabel('Title').fill('Fun')
      await page.getByLabel('Top Text', { exact: true }).fill('And another')
      await shareMeme(page).click()
      await dialog(page).getByRole('button', { name: 'Save and Share Link' }).click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expect.poll(async () => (await sharedBy(page)).length).toBe(1)
      expect((await sharedBy(page))[0]).toMatchObject({ title: 'Fun', url: await linkOf(page) })
    })
    await test.step('of a meme that was deleted since offers to save it again', async () => {
      const [meme] = await listMemes(page)
      await page.request.delete(`/api/memes/${meme?.id}`)
      await Promise.all([page.waitForResponse(`**/api/memes/${meme?.id}`), page.reload()])
      await shareMeme(page).click()
      await expect(dialog(page)).toContainText('not saved')
    })
  })
})

import type { Page } from 'playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { devicesOf } from '../support/devices.ts'
import { canvasOf, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { cardOf, editMeme } from '../support/page-locators.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes, saveMeme, signUpByApi, uploadPicture } from '../support/test-user.ts'
import { closeToast, expectToast, toast } from '../support/toasts.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Replace this meme?' })
const gone = (page: Page) => page.getByRole('dialog', { name: 'This meme was deleted' })
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** Opens a saved meme with Edit, and changes its top text. */
async function editSaved(page: Page, topText: string) {
  await signUpByApi(page)
  const meme = await saveMeme(page, { title: 'First try', topText: 'before' })
  await page.goto('/dashboard')
  await editMeme(page, 'First try')
  await expect(canvasOf(page)).toBeVisible()
  await page.getByLabel('Top Text', { exact: true }).fill(topText)
  return meme
}

for (const [device, use] of devicesOf('phone')) {
  test.describe(`Save to Gallery of an edited meme, on a ${device}`, () => {
    test.use(use)

    test('Replace keeps its link, which shows exactly the new preview', async ({
      page,
    }, testInfo) => {
      const before = await editSaved(page, 'after')
      await save(page).click()
      await expect(question(page)).toContainText('First try')
      await expectNoViolations(page, 'the question')
      const gate = await holdRequests(page, `**/api/memes/${before.id}`)
      await answer(page, 'Replace').click()
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
      gate.open()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      const [meme, ...others] = await listMemes(page)
      expect(others).toEqual([])
      expect(meme).toMatchObject({
        id: before.id,
        topText: 'after',
        shareUrl: before.shareUrl,
        createdAt: before.createdAt,
      })
      const stored = await (await page.request.get(before.memeImageUrl)).body()
      const seen = await readCanvas(canvasOf(page))
      expect(await countDifferences(seen, stored, testInfo, 'replaced')).toBe(0)
      await save(page).click()
      await expectToast(page, 'Already Saved')
    })

    test('Save as new adds a meme, and leaves the other', async ({ page }) => {
      await editSaved(page, 'after')
      await save(page).click()
      await answer(page, 'Save as new').click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      const texts = (await listMemes(page)).map(({ topText }) => topText)
      expect(texts).toEqual(['after', 'before'])
    })
  })
}

test.describe('Save to Gallery: what is replaced', () => {
  test('Save as new adds a meme, and leaves the other; Cancel and Escape save nothing', async ({
    page,
  }) => {
    await test.step('Cancel and Escape save nothing, and the keyboard is enough', async () => {
      await editSaved(page, 'after')
      await page.getByLabel('Top Text', { exact: true }).press('Control+s')
      await expect(answer(page, 'Replace')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByLabel('Top Text', { exact: true })).toBeFocused()
      await save(page).press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(answer(page, 'Cancel')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(question(page)).toHaveCount(0)
      expect((await listMemes(page)).map(({ topText }) => topText)).toEqual(['before'])
      await page.keyboard.press('Control+s')
      await page.keyboard.press('Enter')
      await expectToast(page, 'Success')
      expect((await listMemes(page)).map(({ topText }) => topText)).toEqual(['after'])
    })
    await test.step('the dashboard shows the new picture at once', async () => {
      await page.getByLabel('Top Text', { exact: true }).fill('at last')
      const picture = cardOf(page, 'First try').getByRole('img')
      // The next one tells when the meme is saved.
      await closeToast(page)
      await save(page).click()
      await answer(page, 'Replace').click()
      await expectToast(page, 'Success')
      const [meme] = await listMemes(page)
      await toast(page).getByRole('link', { name: 'My Memes' }).click()
      await expect(picture).toHaveAttribute('src', meme?.thumbnailUrl ?? '')
      await expect(picture).toHaveAccessibleName('at last / Bottom')
    })
    await test.step('a meme saved before in this draft, also after a reload', async () => {
      await page.goBack()
      await expect(canvasOf(page)).toBeVisible()
      await page.getByLabel('Top Text', { exact: true }).fill('changed')
      await page.reload()
      await expect(canvasOf(page)).toBeVisible()
      await save(page).click()
      await answer(page, 'Replace').click()
      await expectToast(page, 'Success')
      expect((await listMemes(page)).map(({ topText }) => topText)).toEqual(['changed'])
    })
    await test.step('nothing, for the template that follows a saved meme', async () => {
      await page.goto('/create?template=4')
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
      await page.getByLabel('Top Text', { exact: true }).fill('two')
      await save(page).click()
      await expectToast(page, 'Success')
      expect((await listMemes(page)).map(({ topText }) => topText)).toEqual(['two', 'changed'])
    })
    await test.step('nothing, for a template chosen after the saved meme was changed', async () => {
      await page.getByLabel('Top Text', { exact: true }).fill('three')
      await page.goto('/create?template=5')
      await expect(canvasOf(page)).toBeVisible()
      await save(page).click()
      await expectToast(page, 'Success')
      expect(await listMemes(page)).toHaveLength(3)
    })
  })

  test('an upload: sent once, new after a reset, and after it was deleted', async ({ page }) => {
    await test.step('an uploaded picture is sent once', async () => {
      await openEmptyEditor(page)
      await upload(page, plainPicture(320, 200))
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/upload')) sent.push(request.url())
      })
      await save(page).click()
      await expectToast(page, 'Success')
      await page.getByLabel('Top Text', { exact: true }).fill('changed')
      await save(page).click()
      await answer(page, 'Replace').click()
      await expectToast(page, 'Success')
      await expect.poll(async () => (await listMemes(page))[0]?.topText).toBe('changed')
      expect(sent).toHaveLength(1)
      await closeToast(page)
    })
    await test.step('nothing, after a reset: the next meme is a new one', async () => {
      await page.getByRole('button', { name: 'Reset' }).click()
      await upload(page, plainPicture(300, 300))
      await expect(canvasOf(page)).toHaveJSProperty('width', 300)
      await save(page).click()
      await expect.poll(async () => (await listMemes(page)).length).toBe(2)
      await expect(question(page)).toHaveCount(0)
    })
    await test.step('a meme that was deleted meanwhile can be saved as new', async () => {
      const customImageUrl = await uploadPicture(page, plainPicture(320, 200))
      const { id } = await saveMeme(page, {
        title: 'Short-lived',
        templateId: null,
        customImageUrl,
      })
      await page.goto('/dashboard')
      await editMeme(page, 'Short-lived')
      await page.getByLabel('Top Text', { exact: true }).fill('after')
      await page.request.delete(`/api/memes/${id}`)
      await save(page).click()
      await answer(page, 'Replace').click()
      await expect(gone(page)).toContainText('Short-lived')
      await expect(toast(page).getByText('Error')).toHaveCount(0)
      await expectNoViolations(page, 'the meme is gone')
      await answer(page, 'Save as new').click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      expect((await listMemes(page))[0]?.topText).toBe('after')
    })
  })
})

test.describe('§8 errors of a replacement', () => {
  test('rejected, too large, taken down, or rejected for authentication', async ({ page }) => {
    const { id } = await editSaved(page, 'after')
    for (const [what, response, title, text] of [
      ['rejected', { status: 500 }, 'Error', 'Failed to save meme. Please try again.'],
      [
        'too large',
        { status: 413, json: { message: 'Your collection is full.' } },
        'Error',
        'Failed to save meme. Please try again. Your collection is full.',
      ],
      [
        'taken down',
        { status: 403, json: { message: 'It is taken down.' } },
        'Error',
        'Failed to save meme. Please try again. It is taken down.',
      ],
      [
        'without room on the site',
        { status: 507, json: { message: 'This site has no room.' } },
        'Error',
        'Failed to save meme. Please try again. This site has no room.',
      ],
      // Leads to the login page a second later.
      [
        'rejected for authentication',
        { status: 401, json: { message: 'Unauthorized' } },
        'Unauthorized',
        'You need to log in to save memes. Redirecting...',
      ],
    ] as const) {
      await test.step(what, async () => {
        await page.route(`**/api/memes/${id}`, (route) => route.fulfill(response))
        await save(page).click()
        await answer(page, 'Replace').click()
        await expectToast(page, title, text)
        expect((await listMemes(page)).map(({ topText }) => topText)).toEqual(['before'])
        await page.unroute(`**/api/memes/${id}`)
        if (title === 'Error') await closeToast(page)
      })
    }
  })
})

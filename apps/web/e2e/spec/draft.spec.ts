import type { Page } from 'playwright/test'
import { canvasOf, openEditor, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, PASSWORD } from '../support/member.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectRedirectToLogin, stopClock } from '../support/time.ts'
import { expectToast } from '../support/toasts.ts'

async function fillDraft(page: Page): Promise<void> {
  await page.getByLabel('Top Text').fill('Draft top')
  await page.getByLabel('Bottom Text').fill('Draft bottom')
  await page.getByLabel('Font Size').fill('45')
  await page.getByRole('radio', { name: 'Yellow' }).check()
  await page.getByLabel('Title').fill('Draft title')
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByLabel('Top Text')).toHaveValue('Draft top')
  await expect(page.getByLabel('Bottom Text')).toHaveValue('Draft bottom')
  await expect(page.getByLabel('Font Size')).toHaveValue('45')
  await expect(page.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  await expect(page.getByLabel('Title')).toHaveValue('Draft title')
}

test.describe('Expected of an editor: the draft', () => {
  test('survives a reload: texts, size, colour, title, template', async ({ page }) => {
    await openEditor(page, '/create?template=3')
    await fillDraft(page)
    const seen = await readCanvas(canvasOf(page))
    await page.goto('/create')
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await expectDraft(page)
    await expect(canvasOf(page)).toBeVisible()
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(seen)).toBe(true)
  })

  test('survives the trip to the login page, when the session has ended', async ({ page }) => {
    const email = await join(page)
    await page.goto('/create?template=3')
    await expect(canvasOf(page)).toBeVisible()
    await fillDraft(page)
    await page.request.get('/api/logout')
    await stopClock(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Unauthorized')
    await expectRedirectToLogin(page, 1000, '/create?template=3')
    const form = page.getByRole('region', { name: 'Log in' })
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/create?template=3')
    await expectDraft(page)
    await expect(canvasOf(page)).toBeVisible()
  })

  test('an uploaded picture survives a reload, too', async ({ page }) => {
    await openEmptyEditor(page)
    await upload(page, plainPicture(222, 111))
    await expect(canvasOf(page)).toHaveJSProperty('width', 222)
    await page.getByLabel('Top Text').fill('On my own picture')
    await page.reload()
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await expect(canvasOf(page)).toHaveJSProperty('width', 222)
    await expect(page.getByLabel('Top Text')).toHaveValue('On my own picture')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
  })

  test('an upload in place of a template stays when the tab is left and entered', async ({
    page,
  }) => {
    await openEditor(page)
    await upload(page, plainPicture(222, 111))
    await expect(canvasOf(page)).toHaveJSProperty('width', 222)
    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await expect(canvasOf(page)).toBeVisible()
    await expect(canvasOf(page)).toHaveJSProperty('width', 222)
  })
})

test.describe('Expected of an editor: Reset', () => {
  test('empties every field and the canvas, for good', async ({ page }) => {
    await openEmptyEditor(page)
    await upload(page, plainPicture(100, 100))
    await fillDraft(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    const expectEmpty = async () => {
      for (const label of ['Top Text', 'Bottom Text', 'Title']) {
        await expect(page.getByLabel(label)).toHaveValue('')
      }
      await expect(page.getByLabel('Font Size')).toHaveValue('32')
      await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
      await expect(page.getByText('Upload an image or select a template to start')).toBeVisible()
    }
    await expectEmpty()
    await page.reload()
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await expectEmpty()
  })

  test('with a template in the address it is the bare template again', async ({ page }) => {
    await openEditor(page)
    const bare = await readCanvas(canvasOf(page))
    await fillDraft(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByLabel('Top Text')).toHaveValue('')
    await expect(canvasOf(page)).toBeVisible()
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(bare)).toBe(true)
  })
})

import type { Page } from 'playwright/test'
import { openCanvas } from '../support/canvas.ts'
import {
  canvasOf,
  isShown,
  openEditor,
  openEmptyEditor,
  plainPicture,
  readPreview,
  upload,
} from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { follow } from '../support/page-locators.ts'
import { fillLogIn } from '../support/sign-up.ts'
import { signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

async function fillDraft(page: Page): Promise<void> {
  await page.getByLabel('Top Text', { exact: true }).fill('Draft top')
  await page.getByLabel('Bottom Text', { exact: true }).fill('Draft bottom')
  await page.getByLabel('Font Size').fill('45')
  await page.getByRole('radio', { name: 'Yellow' }).check()
  await page.getByLabel('Title').fill('Draft title')
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('Draft top')
  await expect(page.getByLabel('Bottom Text', { exact: true })).toHaveValue('Draft bottom')
  await expect(page.getByLabel('Font Size')).toHaveValue('45')
  await expect(page.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  await expect(page.getByLabel('Title')).toHaveValue('Draft title')
}

test.describe('Expected of an editor: the draft', () => {
  test('survives the login page, when the session has ended', async ({ page }) => {
    const email = await signUpByApi(page)
    await page.goto('/create?template=3')
    await expect(canvasOf(page)).toBeVisible()
    await fillDraft(page)
    await page.request.get('/api/logout')
    await stopClock(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Unauthorized')
    await expectRedirectToLogin(page, 1000, '/create?template=3')
    await fillLogIn(page, email)
    await expect(page).toHaveURL('/create?template=3')
    await expectDraft(page)
    await expect(canvasOf(page)).toBeVisible()
  })
})

test.describe('Expected of an editor: another template', () => {
  /** Two of those with a top and a bottom text. */
  const [ONE, OTHER] = [4, 5]
  const chooseInGallery = async (page: Page, id: number) => {
    await follow(page, 'Gallery')
    const editor = `/create?template=${id}`
    const link = page.getByRole('link', { name: 'Use Template' })
    await link.and(page.locator(`[href="${editor}"]`)).click()
    await expect(page).toHaveURL(editor)
  }
  /** Waits until its picture is there: until then the one before is drawn, and saved. */
  const chooseAnother = async (page: Page, id: number) => {
    const before = await readPreview(page)
    await chooseInGallery(page, id)
    await expect(canvasOf(page)).toBeVisible()
    await expect.poll(() => isShown(page, before)).toBe(false)
  }

  test('keeps what is typed while it is opened, which takes a while over plain http', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await openEmptyEditor(page)
    await upload(page, plainPicture(400, 300))
    await page.getByLabel('Top Text', { exact: true }).fill('An upload')
    await chooseInGallery(page, ONE)
    await page.getByLabel('Bottom Text', { exact: true }).fill('A template')
    await expect(canvasOf(page)).not.toHaveJSProperty('width', 400)
    await expect(page.getByLabel('Bottom Text', { exact: true })).toHaveValue('A template')
  })

  test('Expected of an editor: the draft, and another template', async ({ page }) => {
    await test.step('that does not exist shows an error, and keeps the current picture', async () => {
      await openEditor(page)
      await page.getByLabel('Top Text', { exact: true }).fill('Still here')
      const seen = await readPreview(page)
      await page.evaluate(() => {
        history.pushState(null, '', '/create?template=999999')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(
        page.getByRole('alert').filter({ hasText: 'There is no such template' }),
      ).toBeVisible()
      await expect.poll(() => isShown(page, seen)).toBe(true)
    })
    await test.step('survives a reload: texts, size, color, title, template', async () => {
      await page.goto('/create?template=3')
      await expect(canvasOf(page)).toBeVisible()
      await fillDraft(page)
      const seen = await readPreview(page)
      await page.goto('/create')
      await page.getByRole('tab', { name: 'Template Editor' }).click()
      await expectDraft(page)
      await expect(canvasOf(page)).toBeVisible()
      await expect.poll(() => isShown(page, seen)).toBe(true)
    })
    await test.step('keeps unsaved captions: they may be meant for the new picture', async () => {
      await chooseAnother(page, ONE)
      await expectDraft(page)
    })
    await test.step('starts empty after a save and a reload, too', async () => {
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Success')
      await page.reload()
      await expectDraft(page)
      await expect(canvasOf(page)).toBeVisible()
      await chooseAnother(page, OTHER)
      for (const label of ['Top Text', 'Bottom Text', 'Title']) {
        await expect(page.getByLabel(label)).toHaveValue('')
      }
    })
    await test.step('an upload that replaced a template stays when the tab changes', async () => {
      await upload(page, plainPicture(222, 111))
      await expect(canvasOf(page)).toHaveJSProperty('width', 222)
      await page.getByRole('tab', { name: 'AI Generator' }).click()
      await page.getByRole('tab', { name: 'Template Editor' }).click()
      await expect(canvasOf(page)).toBeVisible()
      await expect(canvasOf(page)).toHaveJSProperty('width', 222)
    })
  })
})

test.describe('Expected of an editor: Reset', () => {
  test('Expected of an editor: Reset', async ({ page }) => {
    await test.step('can be undone, including the uploaded picture, until the next change', async () => {
      await openEmptyEditor(page)
      await upload(page, plainPicture(222, 111))
      await fillDraft(page)
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(canvasOf(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo Reset' }).click()
      await expectDraft(page)
      // It is a step like any other, also for the keyboard.
      await page.getByRole('button', { name: 'Reset' }).click()
      await page.keyboard.press('Control+z')
      await expectDraft(page)
      await expect(canvasOf(page)).toHaveJSProperty('width', 222)
      await page.reload()
      await page.getByRole('tab', { name: 'Template Editor' }).click()
      await expectDraft(page)
      await expect(canvasOf(page)).toHaveJSProperty('width', 222)
      await page.getByRole('button', { name: 'Reset' }).click()
    })
    await test.step('empties every field and the canvas permanently', async () => {
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
    await test.step('with a template in the address it is the bare template again', async () => {
      await page.goto('/create?template=1')
      await expect(canvasOf(page)).toBeVisible()
      const bare = await readPreview(page)
      await fillDraft(page)
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
      await expect(canvasOf(page)).toBeVisible()
      await expect.poll(() => isShown(page, bare)).toBe(true)
      await page.getByLabel('Top Text', { exact: true }).fill('Something else')
      await expect(page.getByRole('button', { name: 'Undo Reset' })).toHaveCount(0)
    })
  })
})

test('if drawing fails, the page says so, and what was typed is kept', async ({ page }) => {
  await openCanvas(page, 'Up here', '')
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.fillText = () => {
      throw new Error('out of memory')
    }
  })
  await page.getByLabel('Top Text').press('End')
  await page.keyboard.type('!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await page.reload()
  await expect(page.getByLabel('Top Text')).toHaveValue('Up here!')
})

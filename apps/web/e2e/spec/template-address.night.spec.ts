import type { Page } from 'playwright/test'
import { canvasOf, openEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { follow } from '../support/page-locators.ts'
import { readCanvas } from '../support/pixels.ts'
import { fillLogIn } from '../support/sign-up.ts'
import { listTemplates, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const ADDRESS = '/create?template=5'
const WIDTH = 222

async function uploadInItsPlace(page: Page): Promise<void> {
  await upload(page, plainPicture(WIDTH, 111))
  await expect(canvasOf(page)).toHaveJSProperty('width', WIDTH)
}

const expectUpload = (page: Page) => expect(canvasOf(page)).toHaveJSProperty('width', WIDTH)

async function expectTemplate(page: Page): Promise<void> {
  const template = (await listTemplates(page)).find(({ id }) => id === 5)
  await expect(canvasOf(page)).toHaveJSProperty('width', template?.width)
}

async function chooseTemplate(page: Page): Promise<void> {
  await follow(page, 'Gallery')
  const name = (await listTemplates(page)).find(({ id }) => id === 5)?.name ?? ''
  await page.getByRole('searchbox').fill(name)
  await page.locator(`a[href="${ADDRESS}"]`).click()
  await expect(page).toHaveURL(ADDRESS)
}

test.describe("E3 §2 the template's imageUrl is loaded as the image, whatever was there before", () => {
  test('The template of the address is loaded as the image, whatever was there before', async ({
    page,
    context,
  }) => {
    await test.step('in another tab', async () => {
      await openEditor(page, ADDRESS)
      await uploadInItsPlace(page)
      const other = await context.newPage()
      await other.goto(ADDRESS)
      await expectTemplate(other)
      await expectUpload(page)
      await other.close()
    })
    await test.step('a reload restores the draft', async () => {
      await page.reload()
      await expectUpload(page)
    })
    await test.step('Back from another page, of this site or another, restores the draft', async () => {
      await follow(page, 'Gallery')
      await expect(page).toHaveURL('/gallery')
      await page.goBack()
      await expectUpload(page)
      await page.goto('about:blank')
      await page.goBack()
      await expectUpload(page)
    })
    await test.step('by Use Template; Back finds the upload, and Forward the template', async () => {
      await page.getByLabel('Top Text', { exact: true }).fill('On my own picture')
      await chooseTemplate(page)
      await expectTemplate(page)
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('On my own picture')
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(ADDRESS)
      await expectUpload(page)
      await page.goForward()
      await page.goForward()
      await expect(page).toHaveURL(ADDRESS)
      await expectTemplate(page)
    })
    await test.step('by the same URL, opened again in the same tab', async () => {
      await uploadInItsPlace(page)
      await page.goto('/gallery')
      await page.goto(ADDRESS)
      await expectTemplate(page)
    })
    await test.step('the return from the login page restores the draft', async () => {
      const { email } = await (await page.request.get('/api/auth/user')).json()
      await uploadInItsPlace(page)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Unauthorized')
      await page.waitForURL('**/api/login**')
      await fillLogIn(page, email)
      await expect(page).toHaveURL(ADDRESS)
      await expectUpload(page)
    })
  })
})

test('what is not there, or does not load', async ({ page }) => {
  await test.step('E4 §2 ?template= without a value names no template: AI Generator, and an editor without an error', async () => {
    await signUpByApi(page)
    for (const query of ['template=', 'template', 'template=%20']) {
      await page.goto(`/create?${query}`)
      await expect(page.getByRole('tab', { name: 'AI Generator' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.getByRole('tab', { name: 'Template Editor' }).click()
      await expect(page.getByText('Upload an image or select a template to start')).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }
  })
  await test.step('C11 a template that fails to load can be retried; one that does not exist can not', async () => {
    let isDown = true
    await page.route('**/api/templates/1', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/create?template=1')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(canvasOf(page)).toBeVisible()
    await page.goto('/create?template=999999')
    await expect(page.getByRole('alert').filter({ hasText: 'no such template' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.unroute('**/api/templates/1')
  })
  await test.step('C11 a template picture that fails to load can be retried', async () => {
    let isDown = true
    await page.route('**/api/images/*', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/create?template=1')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(/could not be loaded/)
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(canvasOf(page)).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect((await readCanvas(canvasOf(page))).length).toBeGreaterThan(0)
    await page.unroute('**/api/images/*')
  })
})

test('the picture of the template waits for nothing but the template', async ({ page }) => {
  await signUpByApi(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|fonts)\//.test(pathname)) calls.push(pathname)
  })
  // Whatever else the editor loads may take forever.
  await page.route(/\/api\/(stickers|templates(\?|$)|memes)|\.webp$/, () => new Promise(() => {}))
  await page.goto(ADDRESS)
  await expectTemplate(page)
  const picture = calls.findIndex((path) => path.startsWith('/api/images/'))
  expect(
    calls
      .slice(0, picture)
      .filter((path) => path.startsWith('/api/') && path !== '/api/site')
      .toSorted(),
  ).toEqual(['/api/auth/user', '/api/templates/5'])
})

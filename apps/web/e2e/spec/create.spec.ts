import type { Page } from 'playwright/test'
import { canvasOf, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expectRedirectToLogin, passTime, stopClock } from '../support/page-clock.ts'
import { cardOf, follow, main } from '../support/page-locators.ts'
import { fillLogIn, fillSignUp } from '../support/sign-up.ts'
import { listTemplates, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test.describe('§2 Create: signed out', () => {
  test('are led to the login page, unless they leave', async ({ page }) => {
    await test.step('a user who leaves within the 2 seconds is not redirected', async () => {
      await stopClock(page)
      await page.goto('/create')
      await expectToast(page, 'Sign Up Required')
      await follow(page, 'Gallery')
      await expect(page).toHaveURL('/gallery')
      await passTime(page, 5000)
      await expect(page).toHaveURL('/gallery')
    })
    await test.step('skeletons, then a Sign Up Required panel, and no way to create (§6); after 2 seconds login with a toast, and the return keeps the template', async () => {
      const gate = await holdRequests(page, '**/api/auth/user')
      await page.goto('/create?template=3')
      await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible()
      await expect(main(page).getByText('Sign Up Required')).toHaveCount(0)
      await expect(page.getByRole('tab')).toHaveCount(0)
      gate.open()
      await expect(main(page).getByRole('heading', { name: 'Sign Up Required' })).toBeVisible()
      await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect(main(page).getByRole('textbox')).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Sign Up' })).toBeVisible()
      await expectToast(page, 'Sign Up Required')
      await expectRedirectToLogin(page, 2000, '/create?template=3', '#signup')
      await fillSignUp(page, `back-${test.info().testId}@example.com`)
      await expect(page).toHaveURL('/create?template=3')
    })
  })
})

test.describe('§2 Create: signed in, two tabs', () => {
  test('AI Generator, the default, and Template Editor; the chosen one is kept over a reload, Back and the login page', async ({
    page,
  }) => {
    const email = await signUpByApi(page)
    await page.goto('/create')
    await expect(page.getByRole('tab')).toHaveText(['AI Generator', 'Template Editor'])
    await expect(tab(page, 'AI Generator')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Generate AI Meme' })).toBeVisible()

    await test.step('they switch with the mouse and the arrow keys', async () => {
      await tab(page, 'Template Editor').click()
      await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(tab(page, 'AI Generator')).toBeFocused()
      await expect(page.getByRole('button', { name: 'Generate AI Meme' })).toBeVisible()
    })
    await test.step('a reload and Back restore it', async () => {
      await tab(page, 'Template Editor').click()
      await page.reload()
      await expect(tab(page, 'Template Editor')).toHaveAttribute('aria-selected', 'true')
      await follow(page, 'Gallery')
      await expect(page).toHaveURL('/gallery')
      await page.goBack()
      await expect(tab(page, 'Template Editor')).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('a link to the page opens the default tab, also from the other tab', async () => {
      await follow(page, 'Create')
      await expect(tab(page, 'AI Generator')).toHaveAttribute('aria-selected', 'true')
      await expect(page).toHaveURL('/create')
      await page.goBack()
      await expect(tab(page, 'Template Editor')).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('the login page restores it', async () => {
      await upload(page, plainPicture(222, 111))
      await expect(canvasOf(page)).toBeVisible()
      await page.request.get('/api/logout')
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await fillLogIn(page, email)
      await expect(canvasOf(page)).toHaveJSProperty('width', 222)
    })
    await test.step('a template id makes Template Editor the default', async () => {
      await page.goto('/create?template=2')
      await expect(tab(page, 'Template Editor')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeVisible()
    })
  })
})

test.describe('§2 Create: template = numeric template id', () => {
  test('§2 Create: template = numeric template id, and what does not load', async ({ page }) => {
    await test.step("the template's imageUrl is loaded as the image", async () => {
      await signUpByApi(page)
      const template = (await listTemplates(page))[4]
      if (template === undefined) throw new Error('expected five templates')
      const loaded = page.waitForResponse(`**${template.imageUrl}`)
      const asked = page.waitForRequest(`**/api/templates/${template.id}`)
      await page.goto(`/create?template=${template.id}`)
      expect((await asked).method()).toBe('GET')
      expect((await loaded).status()).toBe(200)
      await expect(canvasOf(page)).toHaveJSProperty('width', template.width)
      await expect(canvasOf(page)).toHaveJSProperty('height', template.height)
    })
    await test.step('another id in the address loads the other template', async () => {
      await follow(page, 'Gallery')
      const other = (await listTemplates(page))[1]
      if (other === undefined) throw new Error('expected two templates')
      await page.getByRole('searchbox').fill(other.name)
      const loaded = page.waitForResponse(`**/api/templates/${other.id}`)
      await cardOf(page, other.name).getByRole('link', { name: 'Use Template' }).click()
      expect((await loaded).ok()).toBe(true)
      await expect(canvasOf(page)).toBeVisible()
    })
    await test.step('an unknown or malformed id shows an error with a link', async () => {
      for (const id of isFull
        ? ['999999', '0', '-1', '1.5', 'abc', '%2e%2e', '1%2F..']
        : ['999999', '1%2F..']) {
        await test.step(`“${id}”`, async () => {
          await page.goto(`/create?template=${id}`)
          await expect(main(page).getByRole('alert')).toHaveText(/^There is no such template/)
          await expect(canvasOf(page)).toHaveCount(0)
          await main(page).getByRole('link', { name: 'Browse Templates' }).click()
          await expect(page).toHaveURL('/gallery')
        })
      }
    })
    await test.step('the font of the captions that fails to load shows an error, and is loaded again', async () => {
      await page.route('**/api/fonts/*', (route) => route.abort())
      await page.goto('/create?template=1')
      const problem = main(page).getByRole('alert')
      await expect(problem).toHaveText(
        'The font of the captions could not be loaded. Without it there is no preview.',
      )
      await page.unroute('**/api/fonts/*')
      await page.route('**/api/fonts/emoji-*', (route) => route.abort())
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(problem).toHaveCount(0)
      await page.getByLabel('Top Text', { exact: true }).fill('🔥')
      await expect(problem).toHaveText(
        'A font of your text could not be loaded. Some letters are missing in this preview.',
      )
      await page.getByLabel('Top Text', { exact: true }).fill('fire')
      await expect(problem).toHaveCount(0)
    })
  })
})

import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { canvasOf, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { cards, followToGallery, GALLERY_LISTS, main } from '../support/page-locators.ts'
import { newEmail, PASSWORD, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

/** Keeps the toast until the pointer leaves it. */
const keepToast = (page: Page) => toast(page).hover()

/** Blocks the redirect to the login page, so that the page can be checked. */
const stayHere = (page: Page) =>
  page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }))

test.describe('axe finds no violation, in both themes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('landing, 404, and the side menu open', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'landing')
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolationsInBothThemes(page, '404')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'menu open')
  })

  test('gallery: signed out, loading, nothing found, signed in', async ({ page }) => {
    const gate = await holdRequests(page, GALLERY_LISTS)
    await followToGallery(page)
    await expect(main(page).getByRole('status', { name: /^Loading/ })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'loading')
    gate.open()
    await expect(cards(page).first()).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'signed out')
    await page.getByRole('button', { name: 'All tags' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'tags')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('qqqqqqqqqq')
    await expect(page.getByText('No templates found')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'nothing found')
    await signUpByApi(page)
    await page.goto('/gallery')
    await expect(cards(page).first()).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'signed in')
    await page.route(GALLERY_LISTS, (route) => route.abort())
    await followToGallery(page)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'not loaded')
  })

  test('the page about the API, which loads nothing from elsewhere', async ({ page, baseURL }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) problems.push(request.url())
    })
    await page.goto('/api/docs')
    await page.getByRole('navigation').getByRole('link', { name: 'memes', exact: true }).click()
    const call = page.getByRole('group').filter({ hasText: 'POST /api/memes/generate' })
    await call.getByText('POST /api/memes/generate').first().click()
    await expect(call.getByText('curl "$SITE/api/memes/generate"')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'the page about the API')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '')
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // The content policy blocked nothing either.
    expect(problems).toEqual([])
  })

  test('create, loading and signed out, with its toast', async ({ page }) => {
    await stayHere(page)
    const gate = await holdRequests(page, '**/api/auth/user')
    await page.goto('/create')
    await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'loading')
    gate.open()
    await expect(toast(page)).toBeVisible()
    await keepToast(page)
    await expectNoViolationsInBothThemes(page, 'Sign Up Required')
  })

  test('generator: form, error toast, pending, result with success toast', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    const prompt = page.getByLabel('Describe your meme')
    await prompt.press('Control+Enter')
    await expect(toast(page)).toBeVisible()
    await keepToast(page)
    await expectNoViolationsInBothThemes(page, 'form, error toast')
    const gate = await holdRequests(page, '**/api/memes/generate')
    await prompt.fill('a cat')
    await prompt.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Generating Your Meme...' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'pending')
    gate.open()
    await expect(page.getByRole('button', { name: 'Generate Another' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'result')
  })

  test('editor: empty, a refused file, a template, an unknown template', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await expectNoViolationsInBothThemes(page, 'empty')
    await upload(page, Buffer.from('no picture'))
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'refused file')
    await page.goto('/create?template=999999')
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'unknown template')
    await page.goto('/create?template=1')
    await expect(canvasOf(page)).toBeVisible()
    await page.getByLabel('Top Text', { exact: true }).fill('word '.repeat(90))
    await expectNoViolationsInBothThemes(page, 'template, shrunk text')
    const gate = await holdRequests(page, '**/api/memes')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'saving')
    gate.open()
    await expectToast(page, 'Success')
  })

  test('dashboard: empty, cards, tooltip, dialog open, signed out', async ({ page }) => {
    await signUpByApi(page)
    const gate = await holdRequests(page, '**/api/memes')
    await page.goto('/dashboard')
    await expect(main(page).getByRole('status', { name: 'Loading memes' })).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'loading')
    gate.open()
    await expect(page.getByText('No memes yet')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'empty')
    await saveMeme(page, { isPublic: true })
    await page.reload()
    await main(page).getByRole('button', { name: 'Share' }).focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'a card, a tooltip')
    await main(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolationsInBothThemes(page, 'dialog open')
    await page.context().clearCookies()
    await stayHere(page)
    await page.goto('/dashboard')
    await expect(toast(page)).toBeVisible()
    await keepToast(page)
    await expectNoViolationsInBothThemes(page, 'signed out')
  })

  test('the server’s pages: log in, its errors, a shared meme, its report', async ({ page }) => {
    await page.goto('/api/login?returnTo=/create')
    await expectNoViolationsInBothThemes(page, 'log in')
    for (const name of ['Log In', 'Sign Up']) {
      const form = page.getByRole('region', { name })
      await form.getByLabel('E-mail').fill(newEmail())
      await form.getByLabel('Password').fill(PASSWORD)
      // Gives the server something to reject.
      await form.getByLabel('E-mail').evaluate((field) => {
        if (field instanceof HTMLInputElement) [field.type, field.value] = ['text', 'nobody']
      })
      await form.getByRole('button', { name }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoViolationsInBothThemes(page, `${name} refused`)
    }
    await signUpByApi(page)
    const { id, shareUrl } = await saveMeme(page)
    await page.goto(shareUrl)
    await expectNoViolationsInBothThemes(page, 'a shared meme')
    await page.getByRole('link', { name: 'Report this meme' }).click()
    await expectNoViolationsInBothThemes(page, 'the form of a report')
    const reason = page.getByLabel('What is wrong with it?')
    await reason.evaluate((field) => field.removeAttribute('required'))
    await page.getByRole('button', { name: 'Send Report' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please choose what is wrong with it.')
    await expectNoViolationsInBothThemes(page, 'a report without a reason')
    await reason.selectOption('Something else')
    await page.getByRole('button', { name: 'Send Report' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
    await expectNoViolationsInBothThemes(page, 'a report that was sent')
    await page.goto(shareUrl)
    expect((await page.request.delete(`/api/memes/${id}`)).status()).toBe(204)
    await page.reload()
    await expectNoViolationsInBothThemes(page, 'a deleted meme')
  })
})

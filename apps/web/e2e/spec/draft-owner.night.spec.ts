import type { BrowserContext, Page } from 'playwright/test'
import { keptDrafts, logOutWithDraft, storedText } from '../support/drafts.ts'
import { canvasOf, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { follow, main } from '../support/page-locators.ts'
import { usePlainHttp } from '../support/plain-http.ts'
import { fillLogIn, signUp } from '../support/sign-up.ts'
import { newEmail, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

// What is about storage gets a new one, and not one that was cleared.
test.use({ reuseContext: false })

/** Fills everything that a draft contains: captions, title, an uploaded picture, and a prompt. */
async function makeDraft(page: Page): Promise<void> {
  await page.goto('/create?tab=editor')
  await upload(page, plainPicture(222, 111))
  await expect(canvasOf(page)).toHaveJSProperty('width', 222)
  await page.getByLabel('Top Text', { exact: true }).fill('My secret')
  await page.getByLabel('Title').fill('My secret title')
  await page.getByRole('tab', { name: 'AI Generator' }).click()
  await page.getByLabel('Describe your meme').fill('My secret prompt')
  await page.getByRole('tab', { name: 'Template Editor' }).click()
  await expect.poll(async () => (await keptDrafts(page)).length).toBe(4)
}

/** Makes a draft as a new user, whose e-mail address it returns. */
async function signUpWithDraft(page: Page): Promise<string> {
  const email = await signUpByApi(page)
  await makeDraft(page)
  return email
}

async function logIn(page: Page, email: string, returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
  await fillLogIn(page, email)
  await page.waitForURL((url) => url.pathname + url.search === returnTo)
}

/** All that `makeDraft` has made, and its steps. */
async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My secret')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('My secret title')
  await expect(canvasOf(page)).toHaveJSProperty('width', 222)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await page.getByRole('tab', { name: 'AI Generator' }).click()
  await expect(page.getByLabel('Describe your meme')).toHaveValue('My secret prompt')
  await page.getByRole('tab', { name: 'Template Editor' }).click()
}

const LOCKED = 'Your draft stays on this device, locked until you log in again.'

async function expectNoDraft(page: Page): Promise<void> {
  await page.goto('/create')
  await expect(page.getByLabel('Describe your meme')).toHaveValue('')
  await page.getByRole('tab', { name: 'Template Editor' }).click()
  await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(canvasOf(page)).toHaveCount(0)
  await expect(page.getByText('Upload an image or select a template to start')).toBeVisible()
}

/** Ends the session as after 14 days without use: the browser does not notice. */
const endSession = (context: BrowserContext) => context.clearCookies()

test.describe('C1 Drafts belong to an account', () => {
  test('logging out locks them, and says so; they wait for their account, and the theme stays', async ({
    page,
  }) => {
    const email = await signUpWithDraft(page)
    expect(await storedText(page)).toMatch(/My secret[\s\S]*‰PNG/)
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await follow(page, 'Logout')
    await expect(page.getByRole('dialog')).toContainText(LOCKED)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectDraft(page)
    await logOutWithDraft(page, LOCKED)
    expect(await keptDrafts(page)).toEqual([])
    const stored = await storedText(page)
    expect(stored).not.toMatch(/secret|‰PNG/)
    // It is there all the same.
    expect(stored.length).toBeGreaterThan(1000)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await signUp(page, newEmail(), '/create')
    await expectNoDraft(page)
    await follow(page, 'Logout')
    await expect(page).toHaveURL('/')
    await logIn(page, email, '/create?tab=editor')
    await expectDraft(page)
  })

  test('logging out without unsaved work asks nothing', async ({ page }) => {
    await signUpWithDraft(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await page.getByLabel('Describe your meme').fill('')
    await follow(page, 'Logout')
    await expect(page).toHaveURL('/')
    expect(await storedText(page)).not.toMatch(/secret|‰PNG/)
  })

  test('without room to lock them, logging out says that they are removed', async ({ page }) => {
    await signUpWithDraft(page)
    await page.evaluate(() => {
      crypto.subtle.encrypt = () => Promise.reject(new Error('no room'))
    })
    await follow(page, 'Logout')
    await page.getByRole('dialog').getByRole('button', { name: 'Logout', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('it will be removed from this device')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectDraft(page)
    expect(await keptDrafts(page)).toHaveLength(4)
  })

  test('signing out everywhere locks them, too', async ({ page }) => {
    const email = await signUpWithDraft(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Logout Everywhere', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(LOCKED)
    await page.getByRole('dialog').getByRole('button', { name: 'Logout', exact: true }).click()
    await expect(page.getByRole('heading', { name: /signed out everywhere/ })).toBeVisible()
    expect(await storedText(page)).not.toMatch(/secret|‰PNG/)
    await logIn(page, email, '/create?tab=editor')
    await expectDraft(page)
  })

  test('logging out while the site can not be reached keeps them, and says so', async ({
    page,
  }) => {
    await signUpWithDraft(page)
    await page.route('**/api/site', (route) => route.abort())
    await page.getByRole('link', { name: 'Logout' }).click()
    await expectToast(
      page,
      'Error',
      'The site could not be reached, so you are still signed in. Please try again.',
    )
    await page.reload()
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My secret')
    expect(await keptDrafts(page)).toHaveLength(4)
  })

  test('C1 after the session has expired', async ({ page, context }) => {
    const email = await signUpWithDraft(page)
    await test.step('after the session has expired, the same user finds them again', async () => {
      const kept = await keptDrafts(page)
      await endSession(context)
      await page.goto('/gallery')
      await expect(page.getByText('Sign up is required to use templates')).toBeVisible()
      expect(await keptDrafts(page)).toEqual(kept)
    })
    await test.step('another user who signs in in one tab does not get the other tab’s draft', async () => {
      await logIn(page, email, '/create?tab=editor')
      await expectDraft(page)
      const former = await keptDrafts(page)
      await endSession(context)
      const other = await context.newPage()
      await signUp(other, newEmail(), '/create')
      await expectNoDraft(other)
      await expect
        .poll(async () => (await keptDrafts(other)).filter((name) => former.includes(name)))
        .toEqual([])
      // The first tab continues as the user who is signed in now.
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
      await expect(canvasOf(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
    })
  })

  test('logging out in one tab empties the others, which say so and lead back', async ({
    page,
    context,
  }) => {
    const email = await signUpWithDraft(page)
    const other = await context.newPage()
    await other.goto('/gallery')
    await logOutWithDraft(other, LOCKED)
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(page.getByText('locked until you log in again')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Error', 'Authentication required.')
    expect(await keptDrafts(other)).toEqual([])
    // Longer than a visitor would stay here (spec §9).
    await page.waitForTimeout(2500)
    await main(page).getByRole('link', { name: 'Log In' }).click()
    await fillLogIn(page, email)
    await expectDraft(page)
  })

  test('nothing of them is shown before the signed-in user is known', async ({ page }) => {
    await signUpWithDraft(page)
    const gate = await holdRequests(page, '**/api/auth/user')
    await page.reload()
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    gate.open()
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My secret')
    await expect(canvasOf(page)).toHaveJSProperty('width', 222)
  })

  test('the drafts of the first release, which name no account, are removed', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(async () => {
      localStorage.setItem('memesmith-draft', '{"state":{"topText":"Whose?"},"version":0}')
      localStorage.setItem('memesmith-prompt', '{"state":{"prompt":"Whose?"},"version":0}')
    })
    await signUpByApi(page)
    await expectNoDraft(page)
    expect(await keptDrafts(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('memesmith-prompt'))).toBeNull()
  })
})

test.describe('C1 Drafts over plain http, where browsers do not encrypt', () => {
  usePlainHttp()

  test('logging out removes them, and says so', async ({ page, context }) => {
    await signUp(page, newEmail(), '/create')
    await makeDraft(page)
    const other = await context.newPage()
    await other.goto('/gallery')
    await logOutWithDraft(other, 'it will be removed from this device', 'Logout and Remove It')
    expect(await storedText(other)).not.toMatch(/secret|‰PNG/)
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(page.getByText('was removed from this device')).toBeVisible()
  })
})

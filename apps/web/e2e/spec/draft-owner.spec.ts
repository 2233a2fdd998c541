import type { BrowserContext, Page } from 'playwright/test'
import { keptDrafts } from '../support/drafts.ts'
import { canvasOf, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { follow } from '../support/page-locators.ts'
import { signUp } from '../support/sign-up.ts'
import { newEmail, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

/** Fills everything that a draft contains: captions, title, an uploaded picture, and a prompt. */
async function makeDraft(page: Page): Promise<void> {
  await openEmptyEditor(page)
  await upload(page, plainPicture(222, 111))
  await expect(canvasOf(page)).toHaveJSProperty('width', 222)
  await page.getByLabel('Top Text', { exact: true }).fill('My secret')
  await page.getByLabel('Title').fill('My secret title')
  await page.getByRole('tab', { name: 'AI Generator' }).click()
  await page.getByLabel('Describe your meme').fill('My secret prompt')
  await page.getByRole('tab', { name: 'Template Editor' }).click()
  await expect.poll(async () => (await keptDrafts(page)).length).toBe(4)
}

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
  test('logging out removes them from the browser, and keeps the theme', async ({ page }) => {
    await makeDraft(page)
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await follow(page, 'Logout')
    await expect(page).toHaveURL('/')
    expect(await keptDrafts(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await signUp(page, newEmail(), '/create')
    await expectNoDraft(page)
  })

  test('logging out while the site can not be reached keeps them, and says so', async ({
    page,
  }) => {
    await makeDraft(page)
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

  test('after the session has expired, the next user does not see them, and they are removed', async ({
    page,
    context,
  }) => {
    await makeDraft(page)
    const former = await keptDrafts(page)
    await endSession(context)
    await signUp(page, newEmail(), '/create')
    await expectNoDraft(page)
    await expect
      .poll(async () => (await keptDrafts(page)).filter((name) => former.includes(name)))
      .toEqual([])
  })

  test('after the session has expired, the same user finds them again', async ({
    page,
    context,
  }) => {
    await makeDraft(page)
    const kept = await keptDrafts(page)
    await endSession(context)
    await page.goto('/gallery')
    await expect(page.getByText('Sign up is required to use templates')).toBeVisible()
    expect(await keptDrafts(page)).toEqual(kept)
  })

  test('logging out in one tab empties the others', async ({ page, context }) => {
    await makeDraft(page)
    const other = await context.newPage()
    await other.goto('/gallery')
    await follow(other, 'Logout')
    await expect(other).toHaveURL('/')
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Sign Up Required' })).toBeVisible()
    expect(await keptDrafts(other)).toEqual([])
  })

  test('another user who signs in in one tab does not get the other tab’s draft', async ({
    page,
    context,
  }) => {
    await makeDraft(page)
    await endSession(context)
    const other = await context.newPage()
    await signUp(other, newEmail(), '/create')
    await expectNoDraft(other)
    // The first tab continues as the user who is signed in now.
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
    await expect(canvasOf(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
  })

  test('nothing of them is shown before the signed-in user is known', async ({ page }) => {
    await makeDraft(page)
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

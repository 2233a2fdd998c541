import type { Page } from 'playwright/test'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { cards, follow, main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const save = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' }).click()

async function deleteOnly(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

// Generation failures are in generator-failures.spec.ts.
test.describe('§8 Error catalog', () => {
  test('save error: toast Error, Failed to save meme. Please try again.', async ({ page }) => {
    await openEditor(page)
    await page.route('**/api/memes', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await save(page)
    await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
    await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeEnabled()
    await page.unroute('**/api/memes')
    await page.route('**/api/memes', (route) => route.abort())
    await save(page)
    await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
  })

  test('a 401 that does not say Unauthorized is a save error, too', async ({ page }) => {
    await openEditor(page)
    await page.route('**/api/memes', (route) => route.fulfill({ status: 401, body: 'who?' }))
    await save(page)
    await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
  })

  test('save rejected for authentication: toast Unauthorized, You need to log in to save memes. Redirecting...; then to login after 1 second', async ({
    page,
  }) => {
    await openEditor(page)
    await page.request.get('/api/logout')
    await stopClock(page)
    await save(page)
    await expectToast(page, 'Unauthorized', 'You need to log in to save memes. Redirecting...')
    await expectRedirectToLogin(page, 1000, '/create?template=1')
  })

  test('delete error: Error, Failed to delete meme. Please try again.', async ({ page }) => {
    await signUpByApi(page)
    const { id } = await saveMeme(page)
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(1)
    // Deleted already in another tab: the real server's 404.
    expect((await page.request.delete(`/api/memes/${id}`)).status()).toBe(204)
    await deleteOnly(page)
    await expectToast(page, 'Error', 'Failed to delete meme. Please try again.')
  })

  test('delete on 401: Unauthorized, You need to log in again. Redirecting...; then to login after 1 second (§9)', async ({
    page,
  }) => {
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(1)
    await page.request.get('/api/logout')
    await stopClock(page)
    await deleteOnly(page)
    await expectToast(page, 'Unauthorized', 'You need to log in again. Redirecting...')
    await expectRedirectToLogin(page, 1000, '/dashboard')
  })
})

test.describe('§8 Delete, on 401: with any body', () => {
  for (const body of ['', 'who?', '{"message":"Please sign in"}']) {
    test(`"${body}"`, async ({ page }) => {
      await signUpByApi(page)
      await saveMeme(page)
      await page.goto('/dashboard')
      await expect(cards(page)).toHaveCount(1)
      await page.route('**/api/memes/*', (route) => route.fulfill({ status: 401, body }))
      await page.request.get('/api/logout')
      await stopClock(page)
      await deleteOnly(page)
      await expectToast(page, 'Unauthorized', 'You need to log in again. Redirecting...')
      await expectRedirectToLogin(page, 1000, '/dashboard')
    })
  }
})

test.describe('§8 Success toasts', () => {
  test('Meme Generated!', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    await page.getByLabel('Describe your meme').fill('a cat')
    await page.getByRole('button', { name: 'Generate AI Meme' }).click()
    await expectToast(page, 'Meme Generated!')
  })

  test('Success with Meme saved to your gallery!', async ({ page }) => {
    await openEditor(page)
    await save(page)
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
  })

  test('Success with Meme deleted successfully.', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await deleteOnly(page)
    await expectToast(page, 'Success', 'Meme deleted successfully.')
  })

  for (const how of ['save', 'generate'] as const) {
    test(`after a ${how}, the toast does not wait for the list of memes`, async ({ page }) => {
      await openEditor(page)
      const gate = await holdRequests(page, /\/api\/memes(\?.*)?$/, 'GET')
      if (how === 'save') await save(page)
      else {
        await page.getByRole('tab', { name: 'AI Generator' }).click()
        await page.getByLabel('Describe your meme').fill('a cat')
        await page.getByRole('button', { name: 'Generate AI Meme' }).click()
      }
      await expectToast(page, how === 'save' ? 'Success' : 'Meme Generated!')
      // The list has been requested, and shows the meme once it is loaded.
      await expect.poll(() => gate.requests.length).toBe(1)
      await follow(page, 'Dashboard')
      await expect(main(page).getByRole('status', { name: 'Loading memes' })).toBeVisible()
      gate.open()
      await expect(cards(page)).toHaveCount(1)
      expect(gate.requests).toHaveLength(1)
    })
  }

  test('Copied! with Meme copied to clipboard.', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Share Meme' }).click()
    await page.getByRole('button', { name: 'Copy Picture Only' }).click()
    await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
  })

  test('Copied! with Meme URL copied to clipboard.', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await main(page).getByRole('button', { name: 'Share' }).click()
    await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
  })
})

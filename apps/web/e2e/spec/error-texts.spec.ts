import type { Page, Route } from 'playwright/test'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { cards, main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' }).click()

async function deleteOnly(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

// Generation failures are in generator-failures.spec.ts, the success toasts where things succeed, and
// what each status means in `api-client.test.ts` and `delete-memes.test.tsx`.
test('§8 save error: toast Error; rejected for authentication: toast Unauthorized, You need to log in to save memes. Redirecting...; then to login after 1 second', async ({
  page,
}) => {
  await openEditor(page)
  for (const [what, answer] of [
    ['an error', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
    ['no network', (route: Route) => route.abort()],
    ['a 401 that does not say it', (route: Route) => route.fulfill({ status: 401, body: 'who?' })],
  ] as const) {
    await test.step(what, async () => {
      await page.route('**/api/memes', answer)
      await save(page)
      await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
      await toast(page).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeEnabled()
      await page.unroute('**/api/memes')
    })
  }
  await page.request.get('/api/logout')
  await stopClock(page)
  await save(page)
  await expectToast(page, 'Unauthorized', 'You need to log in to save memes. Redirecting...')
  await expectRedirectToLogin(page, 1000, '/create?template=1')
})

test('§8 delete error: Error, Failed to delete meme. Please try again.; on 401: Unauthorized, You need to log in again. Redirecting...; then to login after 1 second (§9)', async ({
  page,
}) => {
  await signUpByApi(page)
  const { id } = await saveMeme(page)
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(1)
  // Deleted already in another tab: the real server's 404.
  expect((await page.request.delete(`/api/memes/${id}`)).status()).toBe(204)
  await deleteOnly(page)
  await expectToast(page, 'Error', 'Failed to delete meme. Please try again.')
  await page.request.get('/api/logout')
  await stopClock(page)
  await deleteOnly(page)
  await expectToast(page, 'Unauthorized', 'You need to log in again. Redirecting...')
  await expectRedirectToLogin(page, 1000, '/dashboard')
})

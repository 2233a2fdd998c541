import { expectNoViolations } from '../support/axe.ts'
import { watchConsoleErrors } from '../support/console-errors.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'

const PATHS = [
  '/nowhere',
  '/GALLERY',
  '/Create',
  '/DashBoard',
  '/ACCOUNT',
  '/gallery/deeper',
  '/create/7',
  '/m/unknown',
  '/index.html',
]

test.describe('§2 any other path: 404 page titled 404 Page Not Found', () => {
  test('whatever its case and depth, with status 404', async ({ page }) => {
    // The server's answer to all is tested in the API's `app.test.ts`.
    for (const path of isFull ? PATHS : PATHS.slice(0, 2)) {
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
        await expect(page).toHaveTitle(/^404 Page Not Found/)
      })
    }
  })

  test('a slash at the end of a page’s path leads to the page without', async ({ page }) => {
    await signUpByApi(page)
    for (const path of isFull
      ? ['/gallery', '/create?template=1', '/dashboard', '/account']
      : ['/create?template=1']) {
      await test.step(path, async () => {
        const response = await page.goto(path.replace(/(?=$|\?)/, '/'))
        expect(response?.status()).toBe(200)
        expect(response?.request().redirectedFrom()).not.toBeNull()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404/)
      })
    }
  })
})

test('no page complains in the console', async ({ page }) => {
  const complaints = watchConsoleErrors(page)
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(complaints, path).toEqual([])
    }
  }
  await visit(['/', '/gallery', '/api/login'])
  await signUpByApi(page)
  const { shareUrl } = await saveMeme(page)
  await visit([
    '/',
    '/gallery',
    '/create',
    '/create?template=1',
    '/dashboard',
    '/account',
    shareUrl,
  ])
})

test.describe('a page that can’t be shown', () => {
  test('shows an error with a link if its code can not be loaded', async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expect(page.locator('img')).toHaveCount(0)
    await expectNoViolations(page, 'failure')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template Gallery')
  })
})

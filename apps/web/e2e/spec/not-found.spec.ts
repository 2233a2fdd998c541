import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('§2 any other path: 404 page titled 404 Page Not Found', () => {
  for (const path of ['/nowhere', '/gallery/deeper', '/create/7', '/m/unknown', '/index.html']) {
    test(`${path}, with status 404`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(page).toHaveTitle(/^404 Page Not Found/)
    })
  }

  test('it shows a way on', async ({ page }) => {
    await page.goto('/nowhere')
    await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page).toHaveURL('/gallery')
  })

  test('the pages of the table answer 200', async ({ page }) => {
    for (const path of ['/', '/gallery', '/create', '/create?template=1', '/dashboard']) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
  })
})

test.describe('a page that can’t be shown', () => {
  test('says so, with a way on, when its code does not arrive', async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expectNoViolations(page, 'failure')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template Gallery')
  })
})

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { halfOf, isFull } from '../support/full-run.ts'
import { holdRequests } from '../support/hold-requests.ts'

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch to .* theme$/ })
const schemeOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red + green + blue < 384 ? 'dark' : 'light'
  })
const PAGES = ['/', '/gallery', '/create', '/dashboard', '/nowhere', '/api/login'] as const

const SCHEMES = ['dark', 'light'] as const

test.describe('§4 Theme: light or dark', () => {
  for (const system of isFull ? SCHEMES : SCHEMES.slice(0, 1)) {
    const other = system === 'dark' ? 'light' : 'dark'
    const pages = halfOf(PAGES, 0)

    test(`the system's ${system} at first; a stored ${other} overrides it on every page, without a flash`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await test.step('initial value from the system preference', async () => {
        for (const path of pages) {
          await page.goto(path)
          expect(await schemeOf(page), path).toBe(system)
          // In the header of every page of the app (§2).
          if (!path.startsWith('/api/')) {
            await expect(page.getByRole('banner').locator(toggle(page))).toBeVisible()
          }
        }
      })
      await test.step('toggled by the header button, back and forth', async () => {
        await page.goto('/')
        for (const expected of [other, system, other]) {
          await expect(toggle(page)).toHaveAccessibleName(`Switch to ${expected} theme`)
          await toggle(page).click()
          expect(await schemeOf(page)).toBe(expected)
        }
      })
      await test.step('persisted, and there before any other script', async () => {
        // Without the app the page still has its theme: the app is too late to set it.
        await page.route('**/assets/*.js', (route) => route.abort())
        for (const path of pages) {
          await page.goto(path)
          expect(await schemeOf(page), path).toBe(other)
        }
      })
    })
  }

  test('no flash: no page is painted before the stored choice is read', async ({ page }) => {
    for (const path of ['/', '/gallery', '/api/login']) {
      await test.step(path, async () => {
        const gate = await holdRequests(page, '**/theme.js')
        const [response] = await Promise.all([
          page.waitForResponse(`**${path}`),
          page.goto(path, { waitUntil: 'commit' }),
        ])
        await response.finished()
        await expect.poll(() => gate.requests.length).toBe(1)
        expect(await page.evaluate(() => document.body)).toBeNull()
        gate.open()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.unroute('**/theme.js')
      })
    }
  })

  test('the system is followed without a choice, and blocked storage breaks nothing', async ({
    page,
  }) => {
    await test.step('without a choice it follows the system while the page is open', async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/')
      await expect(toggle(page)).toHaveAccessibleName('Switch to dark theme')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(toggle(page)).toHaveAccessibleName('Switch to light theme')
      expect(await schemeOf(page)).toBe('dark')
    })
    await test.step('blocked storage breaks nothing', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/')
      await toggle(page).click()
      expect(await schemeOf(page)).toBe('dark')
    })
  })
})

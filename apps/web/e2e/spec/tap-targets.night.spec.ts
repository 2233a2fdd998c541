import type { Page } from 'playwright/test'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { openGenerator } from '../support/generator.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'

/** Minimum size of a tap target in px. */
const SMALLEST = 44

/** All controls on the page that are smaller. Links inside sentences are exempt. */
const tooSmallOn = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const targets = 'a, button, [role="tab"], input:not([type="hidden"]), textarea, summary'
    return Array.from(document.querySelectorAll(targets)).flatMap((element) => {
      if (element.closest('p, .sr-only, [inert]') || element.matches('.sr-only')) return []
      // A label is tapped in place of its field.
      const pressed = element.closest('label.color-swatch, label.checkbox') ?? element
      const { width, height } = pressed.getBoundingClientRect()
      if (width === 0 || (width >= smallest && height >= smallest)) return []
      return [`${element.textContent || element.outerHTML.slice(0, 80)}: ${width} × ${height}`]
    })
  }, SMALLEST)

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the landing page': (page) => page.goto('/'),
  'the gallery': async (page) => {
    await page.goto('/gallery')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'the generator': openGenerator,
  'the editor': (page) => openEditor(page),
  'the dashboard': async (page) => {
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  },
  'the account page': async (page) => {
    await signUpByApi(page)
    await page.goto('/account')
    await expect(page.getByLabel('Current password')).toBeVisible()
  },
  'the side menu': async (page) => {
    await signUpByApi(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Logout' })).toBeVisible()
  },
  'the 404 page': (page) => page.goto('/nowhere'),
  'the login page': (page) => page.goto('/api/login'),
}

test('tap targets on every page measure at least 44 × 44 px', async ({ page }) => {
  for (const [name, open] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      await page.context().clearCookies()
      await open(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect(await tooSmallOn(page)).toEqual([])
    })
  }
})

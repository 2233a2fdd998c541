import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { GALLERY_LISTS, main, mainMenu } from '../support/page-locators.ts'
import { signUpByApi } from '../support/test-user.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('§2 Shared layout: header', () => {
  test('§2 Shared layout: header and footer, signed out', async ({ page }) => {
    await page.goto('/nowhere')
    await test.step('the header links Home, Gallery and Create', async () => {
      for (const [name, path] of [
        ['Gallery', '/gallery'],
        ['Home', '/'],
        ['Create', '/create'],
      ] as const) {
        await test.step(`${name} to ${path}`, async () => {
          await mainMenu(page).getByRole('link', { name, exact: true }).click()
          await expect(page).toHaveURL(path)
          await expect(mainMenu(page).getByRole('link', { name, exact: true })).toHaveAttribute(
            'aria-current',
            'page',
          )
        })
      }
    })
    await test.step('copyright line', async () => {
      await page.goto('/')
      await expect(footer(page)).toContainText(
        `© ${new Date().getFullYear()} Memesmith. All rights reserved.`,
      )
    })
    await test.step('when signed out: Log In and Sign Up, both to the login endpoint', async () => {
      for (const [name, form] of [
        ['Log In', ''],
        ['Sign Up', '#signup'],
      ] as const) {
        await page.goto('/gallery')
        await expect(mainMenu(page).getByRole('link')).toHaveText([
          'Home',
          'Gallery',
          'Create',
          'Log In',
          'Sign Up',
        ])
        await mainMenu(page).getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(`/api/login?returnTo=%2Fgallery${form}`)
      }
    })
    await test.step('the first Tab offers to skip to the content', async () => {
      await page.goto('/gallery')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(main(page)).toBeFocused()
    })
  })
})

test.describe('§2 Shared layout: footer', () => {
  test('§2 Shared layout: header and footer, signed in', async ({ page }) => {
    await test.step('quick links', async () => {
      await page.goto('/nowhere')
      const quick = footer(page).getByRole('navigation', { name: 'Quick Links' })
      await expect(quick.getByRole('link')).toHaveText([
        'Home',
        'Gallery',
        'Create',
        'Account',
        'Memes by Address',
      ])
      for (const [name, path] of [
        ['Gallery', '/gallery'],
        ['Create', '/create'],
        ['Home', '/'],
      ] as const) {
        await quick.getByRole('link', { name }).click()
        await expect(page).toHaveURL(path)
      }
      await signUpByApi(page)
      await quick.getByRole('link', { name: 'Account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account')
    })
    await test.step('when signed in: Dashboard and Logout, and Account between them; Logout goes to the logout endpoint by navigation', async () => {
      await page.goto('/')
      await expect(mainMenu(page).getByRole('link')).toHaveText([
        'Home',
        'Gallery',
        'Create',
        'Dashboard',
        'Account',
        'Logout',
      ])
      await mainMenu(page).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/dashboard')
      await mainMenu(page).getByRole('link', { name: 'Account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account')
      const [request] = await Promise.all([
        page.waitForRequest('**/api/logout'),
        mainMenu(page).getByRole('link', { name: 'Logout' }).click(),
      ])
      expect(request.isNavigationRequest()).toBe(true)
      await expect(page).toHaveURL('/')
      await expect(mainMenu(page).getByRole('link', { name: 'Log In' })).toBeVisible()
      expect((await page.request.get('/api/auth/user')).status()).toBe(401)
    })
  })

  test('support links lead to pages that fit, in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/nowhere')
    const support = footer(page).getByRole('navigation', { name: 'Support' })
    for (const [name, path] of [
      ['Help Center', '/help'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const) {
      await support.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Memesmith`)
      await expectNoViolationsInBothThemes(page, name)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, name).toBe(320)
      // Without `ABUSE_CONTACT`.
      await expect(page.getByRole('main')).toContainText('The people who run this site')
    }
  })
})

test.describe('Scrolling', () => {
  test('a position is kept on a reload, not on a new page', async ({ page }) => {
    await test.step('a new page starts at the top, and a reload keeps the scroll position', async () => {
      await page.goto('/')
      // A page is not scrolled before its first frame.
      const scroll = async () => {
        await page.mouse.wheel(0, 700)
        return page.evaluate(() => scrollY)
      }
      await expect.poll(scroll).toBeGreaterThan(500)
      await page.reload()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await page.goto('/gallery')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
    await test.step('a reloaded gallery restores the scroll position after its templates are loaded', async () => {
      await expect(page.getByRole('article').nth(40)).toBeAttached()
      await page.getByRole('article').nth(40).scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(2000)
      await page.route(GALLERY_LISTS, async (route) => {
        await sleep(300)
        // The test may have ended.
        await route.continue().catch(() => undefined)
      })
      await page.reload()
      await expect(page.getByRole('article').nth(40)).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
  })
})

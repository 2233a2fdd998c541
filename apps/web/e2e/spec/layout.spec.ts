import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { join } from '../support/member.ts'

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const footer = (page: Page) => page.getByRole('contentinfo')
const PHONE = { width: 360, height: 740 }

test.describe('§2 Shared layout: header', () => {
  for (const [name, path] of [
    ['Home', '/'],
    ['Gallery', '/gallery'],
    ['Create', '/create'],
  ] as const) {
    test(`the header links ${name} to ${path}`, async ({ page }) => {
      await page.goto(path === '/' ? '/gallery' : '/')
      await header(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
  }

  test('when signed out: Log In and Sign Up, both to the login endpoint', async ({ page }) => {
    for (const name of ['Log In', 'Sign Up']) {
      await page.goto('/gallery')
      await header(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL('/api/login?returnTo=%2Fgallery')
    }
    await page.goto('/')
    await expect(header(page).getByRole('link')).toHaveText([
      'Home',
      'Gallery',
      'Create',
      'Log In',
      'Sign Up',
    ])
  })

  test('when signed in: Dashboard and Logout', async ({ page }) => {
    await join(page)
    await page.goto('/')
    await expect(header(page).getByRole('link')).toHaveText([
      'Home',
      'Gallery',
      'Create',
      'Dashboard',
      'Logout',
    ])
    await header(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('Logout goes to the logout endpoint by navigation, and signs out', async ({ page }) => {
    await join(page)
    await page.goto('/dashboard')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/logout'),
      header(page).getByRole('link', { name: 'Logout' }).click(),
    ])
    expect(request.isNavigationRequest()).toBe(true)
    await expect(page).toHaveURL('/')
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })

  test('a theme toggle button stands in the header of every page', async ({ page }) => {
    for (const path of ['/', '/gallery', '/create', '/dashboard', '/nowhere']) {
      await page.goto(path)
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Switch to (dark|light) theme$/ }),
      ).toBeVisible()
    }
  })

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('§2 Shared layout: a slide-in side menu is used on small screens', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('on large screens there is no menu button', async ({ page }) => {
    await page.goto('/')
    await expect(header(page)).toBeVisible()
    await expect(open(page)).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('its links are those of the header, signed out and signed in', async ({ page }) => {
      await page.goto('/')
      await expect(header(page)).toBeHidden()
      await open(page).click()
      await expect(menu(page).getByRole('link')).toHaveText([
        'Home',
        'Gallery',
        'Create',
        'Log In',
        'Sign Up',
      ])
      await join(page)
      await page.reload()
      await open(page).click()
      await expect(menu(page).getByRole('link')).toHaveText([
        'Home',
        'Gallery',
        'Create',
        'Dashboard',
        'Logout',
      ])
    })

    test('it slides in from the edge and stays inside the screen', async ({ page }) => {
      await page.goto('/')
      await open(page).click()
      await expect(menu(page)).toHaveCSS('translate', /^(none|0px)/)
      const box = await menu(page).boundingBox()
      const edge = await page.evaluate(() => document.documentElement.clientWidth)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(edge)
      expect(box?.height).toBe(PHONE.height)
      expect(box?.x).toBeGreaterThan(0)
      expect(await menu(page).evaluate((it) => getComputedStyle(it).transitionProperty)).toContain(
        'translate',
      )
    })

    test('it traps the focus: Tab never reaches the page behind', async ({ page }) => {
      await page.goto('/')
      await open(page).click()
      for (const key of ['Tab', 'Shift+Tab']) {
        const reached = new Set<string>()
        for (let count = 0; count < 9; count += 1) {
          await page.keyboard.press(key)
          reached.add(
            await page.evaluate(() => {
              const { activeElement } = document
              const isInside = document.querySelector('dialog[open]')?.contains(activeElement)
              if (isInside) return activeElement?.textContent || 'Close menu'
              return activeElement === document.body ? 'the browser' : 'the page behind'
            }),
          )
        }
        expect(reached).not.toContain('the page behind')
        expect([...reached]).toEqual(expect.arrayContaining(['Close menu', 'Home', 'Sign Up']))
      }
    })

    test('Escape closes it and gives the focus back to the button', async ({ page }) => {
      await page.goto('/')
      await open(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(open(page)).toBeFocused()
    })

    test('its button and a tap beside it close it, too', async ({ page }) => {
      await page.goto('/')
      await open(page).click()
      await menu(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(menu(page)).toBeHidden()
      await expect(open(page)).toBeFocused()
      await open(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.click(10, 300)
      await expect(menu(page)).toBeHidden()
    })

    test('following a link closes it', async ({ page }) => {
      await page.goto('/')
      await open(page).click()
      await menu(page).getByRole('link', { name: 'Gallery' }).click()
      await expect(page).toHaveURL('/gallery')
      await expect(menu(page)).toBeHidden()
    })
  })
})

test.describe('§2 Shared layout: footer', () => {
  test('quick links', async ({ page }) => {
    await page.goto('/nowhere')
    const quick = footer(page).getByRole('navigation', { name: 'Quick Links' })
    await expect(quick.getByRole('link')).toHaveText(['Home', 'Gallery', 'Create'])
    for (const [name, path] of [
      ['Gallery', '/gallery'],
      ['Create', '/create'],
      ['Home', '/'],
    ] as const) {
      await quick.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }
  })

  test('support links (placeholders)', async ({ page }) => {
    await page.goto('/')
    const support = footer(page).getByRole('navigation', { name: 'Support' }).getByRole('link')
    await expect(support).not.toHaveCount(0)
    for (const link of await support.all()) {
      expect(await link.getAttribute('href')).toMatch(/^#/)
      await link.click()
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test('copyright line', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page)).toContainText(
      `© ${new Date().getFullYear()} Memesmith. All rights reserved.`,
    )
  })
})

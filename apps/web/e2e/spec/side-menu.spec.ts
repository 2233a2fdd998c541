import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { mainMenu } from '../support/page-locators.ts'
import { signUpByApi } from '../support/test-user.ts'

test.use({ reducedMotion: 'no-preference' })

const PHONE = { width: 360, height: 740 }

test.describe('§2 Shared layout: a slide-in side menu is used on small screens', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('on large screens there is no menu button', async ({ page }) => {
    await page.goto('/')
    await expect(mainMenu(page)).toBeVisible()
    await expect(open(page)).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('opens, moves in, traps the focus, and closes', async ({ page }) => {
      await test.step('it slides in from the edge and stays inside the screen', async () => {
        await page.goto('/')
        await expect(open(page)).toBeVisible()
        const start = await page.evaluate(() => {
          document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click()
          const animations = document.querySelector('dialog')?.getAnimations() ?? []
          return animations
            .filter((it) => it instanceof CSSTransition && it.transitionProperty === 'translate')
            .map(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes()[0])
        })
        expect(start).toEqual([
          expect.objectContaining({ translate: expect.stringMatching(/^100%/) }),
        ])
        await expect(menu(page)).toHaveCSS('translate', /^(none|0px)/)
        const box = await menu(page).boundingBox()
        const edge = await page.evaluate(() => document.documentElement.clientWidth)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(edge)
        expect(box?.height).toBe(PHONE.height)
        expect(box?.x).toBeGreaterThan(0)
        await page.keyboard.press('Escape')
        await expect(menu(page)).toBeHidden()
      })
      await test.step('it traps the focus; Escape, its button, a tap beside it and a link close it', async () => {
        await open(page).focus()
        await page.keyboard.press('Enter')
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
        await page.keyboard.press('Escape')
        await expect(menu(page)).toBeHidden()
        await expect(open(page)).toBeFocused()
        await open(page).click()
        await menu(page).getByRole('button', { name: 'Close menu' }).click()
        await expect(menu(page)).toBeHidden()
        await expect(open(page)).toBeFocused()
        await open(page).click()
        await expect(menu(page)).toBeVisible()
        await page.mouse.click(10, 300)
        await expect(menu(page)).toBeHidden()
        await open(page).click()
        await menu(page).getByRole('link', { name: 'Gallery' }).click()
        await expect(page).toHaveURL('/gallery')
        await expect(menu(page)).toBeHidden()
      })
      await test.step('its links are those of the header, signed out and signed in', async () => {
        await expect(mainMenu(page)).toBeHidden()
        await open(page).click()
        await expect(menu(page).getByRole('link')).toHaveText([
          'Home',
          'Gallery',
          'Create',
          'Log In',
          'Sign Up',
        ])
        await signUpByApi(page)
        await page.reload()
        await open(page).click()
        await expect(menu(page).getByRole('link')).toHaveText([
          'Home',
          'Gallery',
          'Create',
          'Dashboard',
          'Account',
          'Logout',
        ])
      })
    })
  })
})

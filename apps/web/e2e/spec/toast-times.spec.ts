import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { stopClock } from '../support/page-clock.ts'
import { signUpByApi } from '../support/test-user.ts'
import { callToast, expectToast, toast } from '../support/toasts.ts'

/** Records the delays of the page's timers, from before its first script. */
const timersOf = (page: Page) => page.evaluate(() => [...(window.timers ?? [])])

declare global {
  interface Window {
    timers?: (number | undefined)[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout: set } = window
    const timers: (number | undefined)[] = []
    Object.assign(window, {
      timers,
      setTimeout(handler: () => void, delay?: number) {
        timers.push(delay)
        return set(handler, delay)
      },
    })
  })
  await signUpByApi(page)
  await page.goto('/create')
  await expect(page.getByLabel('Describe your meme')).toBeVisible()
})

test.describe('§4, §9 Toast: time', () => {
  test('default display 5000 ms', async ({ page }) => {
    await stopClock(page)
    await callToast(page)
    await expectToast(page, 'Prompt Required')
    await page.clock.runFor(4999)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)
  })

  test('a dismissed toast is removed after 1,000,000 ms', async ({ page }) => {
    await callToast(page)
    expect(await timersOf(page)).not.toContain(1_000_000)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    expect(await timersOf(page)).toContain(1_000_000)
  })

  test('it stays while the pointer is on it, and then for its remaining time', async ({ page }) => {
    await stopClock(page)
    await callToast(page)
    await page.clock.runFor(3000)
    await toast(page).hover()
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(1999)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)
  })

  test('it stays while the focus is in it', async ({ page }) => {
    await stopClock(page)
    await callToast(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
  })

  test('after one that the user closed, the next has its 5000 ms again', async ({ page }) => {
    await stopClock(page)
    await callToast(page)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await callToast(page)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(4999)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)
  })
})

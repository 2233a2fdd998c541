import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import {
  callToast,
  callToastAnywhere,
  expectToast,
  notifications,
  toast,
} from '../support/toasts.ts'

test.use({ reducedMotion: 'no-preference' })

/**
 * Drags the toast to the right by `distance` px, or to the left if it is negative, and releases it.
 */
async function pull(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox()
  if (box === null) throw new Error('expected a toast')
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60 + distance / 2, box.y + box.height / 2)
  await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2)
  await page.mouse.up()
  await page.mouse.move(5, 5)
}

test.beforeEach(async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/create')
  await expect(page.getByLabel('Describe your meme')).toBeVisible()
})

test.describe('§4, §9 Toast: place', () => {
  test('at most one toast visible at a time: the newest', async ({ page }) => {
    for (let count = 0; count < 3; count += 1) {
      await callToast(page)
      await expect(toast(page)).toHaveCount(1)
    }
    await page.getByLabel('Describe your meme').fill('a cat')
    await callToast(page)
    await expectToast(page, 'Meme Generated!')
    // None of the older ones appears again.
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
  })

  test('max width 420 px', async ({ page }) => {
    await callToast(page)
    expect((await notifications(page).boundingBox())?.width).toBe(420)
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420)
    await expect(notifications(page)).toHaveCSS('max-width', '420px')
  })

  test('on a phone it fits the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await callToast(page)
    const box = await toast(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  })

  test('an empty region lets clicks through to the page', async ({ page }) => {
    const box = await notifications(page).boundingBox()
    if (box === null) throw new Error('expected the region')
    const isHit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[aria-label="Notification"]') != null,
      { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    )
    expect(isHit).toBe(false)
  })
})

test.describe('§9 Toast: swipe to dismiss to the right with 50 px threshold', () => {
  test('49 px are not enough: it goes back', async ({ page }) => {
    await callToast(page)
    const before = await toast(page).boundingBox()
    await pull(page, 49)
    await expect(toast(page)).toBeVisible()
    await expect.poll(async () => (await toast(page).boundingBox())?.x).toBe(before?.x)
  })

  test('50 px are', async ({ page }) => {
    await callToast(page)
    await pull(page, 50)
    await expect(toast(page)).toHaveCount(0)
  })

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

    test('too: the gesture does not scroll the page', async ({ page, context }) => {
      await callToast(page)
      const box = await toast(page).boundingBox()
      if (box === null) throw new Error('expected a toast')
      const finger = await context.newCDPSession(page)
      const [x, y] = [box.x + 30, box.y + box.height / 2]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (const way of [10, 25, 40, 55]) {
        const touchPoints = [{ x: x + way, y }]
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(toast(page)).toHaveCount(0)
    })
  })

  test('to the left it does not move', async ({ page }) => {
    await callToast(page)
    await pull(page, -200)
    await expect(toast(page)).toBeVisible()
  })
})

test.describe('§9 Toast: hotkey F8 focuses the region labeled Notification', () => {
  test('with a toast, and without one', async ({ page }) => {
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
    await callToast(page)
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
  })

  test('from there Tab and Enter close the toast', async ({ page }) => {
    await callToast(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
  })

  test('Escape closes it and restores the focus', async ({ page }) => {
    await callToast(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(page.getByLabel('Describe your meme')).toBeFocused()
  })
})

test.describe('Toasts are announced to screen readers', () => {
  test('errors at once, successes at a pause, in existing live regions', async ({ page }) => {
    const alert = notifications(page).getByRole('alert')
    const status = notifications(page).getByRole('status')
    await expect(alert).toHaveAttribute('aria-live', 'assertive')
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await expect(alert).toHaveText('')
    await callToast(page)
    await expect(alert).toContainText('Prompt Required')
    await expect(status).toHaveText('')
    await page.getByLabel('Describe your meme').fill('a cat')
    await callToast(page)
    await expect(status).toContainText('Meme Generated!')
    await expect(alert).toHaveText('')
  })
})

test.describe('§9 Toast: F8 focuses them while a dialog or the menu is open', () => {
  const PHONE = { width: 360, height: 740 }

  test('a dialog: Escape closes the toast first, and the focus returns to the dialog', async ({
    page,
  }) => {
    await saveMeme(page)
    await page.goto('/dashboard')
    await page.route('**/api/memes/*', (route) => route.fulfill({ status: 500, body: '' }))
    await main(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const dialog = page.getByRole('dialog')
    await callToastAnywhere(page)
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await cancel.focus()
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(cancel).toBeFocused()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('a dialog: the toast can be pressed, and covers none of its buttons', async ({ page }) => {
    await saveMeme(page)
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await page.goto('/dashboard')
      await main(page)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await callToastAnywhere(page)
      const over = await toast(page).boundingBox()
      for (const button of await page.getByRole('dialog').locator('form button').all()) {
        const box = await button.boundingBox()
        const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (over?.y ?? 0)
        const isBelow = (box?.y ?? 0) >= (over?.y ?? 0) + (over?.height ?? 0)
        const isLeft = (box?.x ?? 0) + (box?.width ?? 0) <= (over?.x ?? 0)
        expect(isAbove || isBelow || isLeft).toBe(true)
      }
      await toast(page).getByRole('button', { name: 'Close' }).click()
      await expect(toast(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  })

  test('a toast that outlasts its dialog stays, and F8 still finds it', async ({ page }) => {
    await saveMeme(page)
    await page.goto('/dashboard')
    await main(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Meme deleted successfully.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
  })

  test('the side menu, with a toast and without one', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const home = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' })
    await home.focus()
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeFocused()
    await callToastAnywhere(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(home).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeHidden()
  })
})

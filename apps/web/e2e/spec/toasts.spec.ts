import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { callToastAnywhere, expectToast, notifications, toast } from '../support/toasts.ts'

const PHONE = { width: 360, height: 740 }

// What needs no other part of the app is tested in `components/ui/toasts.browser.test.tsx`.
test('toasts while the menu or a dialog is open, and after it', async ({ page }) => {
  await signUpByApi(page)
  await saveMeme(page)
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')

  await test.step('§9 F8 focuses them in the side menu, with a toast and without one', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    const home = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' })
    await home.focus()
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeFocused()
    await callToastAnywhere(page)
    for (const key of ['F8', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(toast(page)).toHaveCount(0)
    await expect(home).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeHidden()
  })

  await test.step('over a dialog they can be pressed, and cover none of its buttons', async () => {
    await main(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
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

  await test.step('one that outlasts its dialog stays, and F8 still finds it', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Meme deleted successfully.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
  })
})

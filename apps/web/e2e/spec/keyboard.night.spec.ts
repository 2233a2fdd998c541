import type { Locator, Page } from 'playwright/test'
import { canvasOf } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { main, mainMenu } from '../support/page-locators.ts'
import { newEmail, PASSWORD } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const MOST_STOPS = 120

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Shift+Tab' | 'Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} was not reached by ${key}`)
}

async function enter(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('with the keyboard only: sign up, choose a template, caption it, save it, delete it', async ({
  page,
}) => {
  await page.goto('/')
  await enter(page, main(page).getByRole('link', { name: 'Browse Templates' }))
  await expect(page).toHaveURL('/gallery')

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('coffee')
  await enter(page, page.getByRole('link', { name: 'Sign Up to Use' }).first())
  await expect(page).toHaveURL(/\/api\/login/)

  const form = page.getByRole('region', { name: 'Sign Up' })
  await tabTo(page, form.getByLabel('First name'))
  await page.keyboard.type('Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/create\?template=\d+/)
  await expect(canvasOf(page)).toBeVisible()

  await tabTo(page, page.getByLabel('Top Text', { exact: true }))
  await page.keyboard.type('No mouse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('no problem')
  await tabTo(page, page.getByRole('slider', { name: 'Font Size' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('33')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()
  await expect(canvasOf(page)).toHaveAccessibleName(/No mouse \/ no problem/)
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type('Keys only')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Title')).toBeFocused()

  await tabTo(page, mainMenu(page).getByRole('link', { name: 'Dashboard' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys only' })).toBeVisible()
  const remove = main(page).getByRole('button', { name: 'Delete' })
  await enter(page, remove)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }), 'Space')
  await expectToast(page, 'Success', 'Meme deleted successfully.')
  await expect(page.getByText('No memes yet')).toBeVisible()
})

test('every focused element has an outline', async ({ page }) => {
  for (const path of ['/', '/api/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { activeElement } = document
        if (activeElement === null || activeElement === document.body) return 'the browser'
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
        return outlineStyle === 'none' ? 'none' : outlineWidth
      })
      expect(['3px', 'the browser'], `${path}, stop ${stops}`).toContain(outline)
    }
  }
})

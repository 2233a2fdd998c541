import type { Page } from 'playwright/test'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { generate, openGenerator, promptField } from '../support/generator.ts'
import { stopClock } from '../support/page-clock.ts'
import { main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { coveredByToast, expectToast, notifications, toast } from '../support/toasts.ts'

// What needs no other part of the app is tested in `components/ui/toasts.browser.test.tsx`.

const PHONE = { width: 360, height: 740 }

/** Opens the dashboard with two memes, and deletes one of them. */
async function deleteOne(page: Page): Promise<void> {
  await signUpByApi(page)
  for (const title of ['Stays', 'Goes']) await saveMeme(page, { title })
  await page.goto('/dashboard')
  await main(page)
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Meme deleted successfully.')
}

test('toasts while the menu or a dialog is open, and after it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await deleteOne(page)

  await test.step('one that outlasts its dialog stays, and F8 finds it', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
  })

  await test.step('over a dialog they can be pressed, and cover none of its buttons', async () => {
    await main(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    for (const size of [PHONE, { width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size)
      await expect.poll(() => coveredByToast(page)).toEqual([])
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('§9 F8 focuses them in the side menu, with a toast and without one', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    const home = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' })
    await home.focus()
    await page.keyboard.press('F8')
    await toast(page).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(home).toBeFocused()
    await page.keyboard.press('F8')
    await expect(notifications(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeHidden()
  })
})

/** Where a toast comes, with the page around it. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the generator': async (page) => {
    await openGenerator(page)
    await promptField(page).press('Control+Enter')
  },
  'a generated meme': async (page) => {
    await openGenerator(page)
    await generate(page)
  },
  'the editor': async (page) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
  },
  'the collection': deleteOne,
}

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

test.describe('toasts cover no heading, tab, picture, button at hand or focus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [index, [scene, open]] of Object.entries(SCENES).entries()) {
    test(`in ${scene}`, async ({ page }) => {
      // The timers that begin now can be stopped, so that the toast stays.
      await page.clock.install()
      await open(page)
      await expect(toast(page)).toBeVisible()
      await stopClock(page)
      for (const [width, height] of isFull ? SIZES : SIZES.slice(index, index + 1)) {
        await test.step(`${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height })
          await expect.poll(() => coveredByToast(page)).toEqual([])
          for (let stop = 1; stop <= 25; stop += 1) {
            await page.keyboard.press('Tab')
            await expect.poll(() => coveredByToast(page), { message: `Tab ${stop}` }).toEqual([])
          }
        })
      }
    })
  }

  test('and no menu that opens upwards', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openEditor(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect(toast(page)).toBeVisible()
    await page.getByRole('button', { name: 'More ways to keep it' }).click()
    await expect(page.getByRole('menuitem', { name: 'Download WebP' })).toBeInViewport({ ratio: 1 })
    // The picture at the top may lie below it then.
    await expect
      .poll(async () => (await coveredByToast(page)).filter((it) => /menu/.test(it)))
      .toEqual([])
  })
})

import type { Locator, Page } from 'playwright/test'
import { canvasOf, openEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { closeToast, toast } from '../support/toasts.ts'

/** Whether the element is on top at its center, or at the given fractions of its size. */
async function isUncovered(locator: Locator, across = 0.5, down = 0.5): Promise<boolean> {
  return await locator.evaluate(
    (element, [across, down]) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width * across, y + height * down)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    },
    [across, down] as const,
  )
}

const ACTIONS = ['Save to Gallery', 'Download Meme', 'Share Meme'] as const

async function expectActionsInSight(page: Page): Promise<void> {
  for (const name of ACTIONS) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isUncovered(button), { message: name }).toBe(true)
  }
}

test.describe('Editor on a large laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Editor: what is in sight on each device, also with a toast', async ({ page }) => {
    await openEditor(page)
    await test.step('everything is visible at once', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const panel = page.getByRole('tabpanel')
      for (const field of [
        // The canvas, and the layers' areas over it.
        page.locator('.stage-canvas'),
        page.getByText('Upload image'),
        ...['Top Text', 'Bottom Text', 'Font Size', 'Any color', 'Title'].map((label) =>
          panel.getByLabel(label),
        ),
        panel.getByRole('button', { name: 'Reset' }),
      ]) {
        await expect(field).toBeInViewport({ ratio: 1 })
        expect(await isUncovered(field), `${field}`).toBe(true)
      }
      await expectActionsInSight(page)
    })
    await test.step('Editor on any device: the picture and the three buttons are visible in any field', async () => {
      for (const [device, width, height] of [
        ['a phone', 360, 640],
        ['a phone with its keyboard open', 360, 420],
        ['a tablet', 768, 1024],
        ['a laptop', 1280, 720],
      ] as const) {
        await test.step(device, async () => {
          await page.setViewportSize({ width, height })
          for (const label of ['Top Text', 'Bottom Text', 'Title', 'Font Size']) {
            const field = page.getByLabel(label)
            await field.focus()
            await expect(field).toBeInViewport({ ratio: 1 })
            expect(await isUncovered(field), label).toBe(true)
            await expect(canvasOf(page)).toBeInViewport()
            await expectActionsInSight(page)
          }
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width)
        })
      }
    })
    await test.step('Toasts do not cover the header and the controls of the editor on any device', async () => {
      const devices = [
        ['a phone', 360, 740],
        ['a small laptop', 1024, 700],
        ['a large laptop', 1440, 900],
      ] as const
      for (const [device, width, height] of devices) {
        await test.step(device, async () => {
          await page.setViewportSize({ width, height })
          await page.getByRole('button', { name: 'Save to Gallery' }).click()
          await expect(toast(page)).toBeVisible()
          await expectActionsInSight(page)
          await page.evaluate(() => scrollTo(0, 0))
          for (const way of await page.getByRole('banner').locator('a, button').all()) {
            if (await way.isVisible()) expect(await isUncovered(way), `${way}`).toBe(true)
          }
        })
      }
    })
    await test.step('leaves half of the screen for the fields, with the whole picture visible', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await upload(page, plainPicture(600, 1200))
      await expect(canvasOf(page)).toHaveJSProperty('height', 1200)
      await page.getByLabel('Title').focus()
      await expect(canvasOf(page)).toBeInViewport({ ratio: 1 })
      const picture = await page.locator('.stage').boundingBox()
      const actions = await page.locator('.editor-actions').boundingBox()
      expect((picture?.height ?? 740) + (actions?.height ?? 740)).toBeLessThanOrEqual(740 / 2)
    })
  })
})

test.describe('Toasts do not cover the next controls', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the buttons of a card on a phone', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async () => undefined
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await main(page).getByRole('button', { name: 'Share' }).click()
    await expect(toast(page)).toBeVisible()
    for (const name of ['Download', 'Share', 'Delete']) {
      expect(await isUncovered(main(page).getByRole('button', { name })), name).toBe(true)
    }
  })

  test('the generated meme and its buttons', async ({ page }) => {
    await test.step('the generated meme and its buttons on a laptop, however long the prompt is', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await signUpByApi(page)
      await page.goto('/create')
      await page.getByLabel('Describe your meme').fill('a cat in a hat on a mat. '.repeat(50))
      await page.getByLabel('Describe your meme').press('Control+Enter')
      await expect(toast(page)).toBeVisible()
      const panel = page.getByRole('tabpanel', { name: 'AI Generator' })
      await expect(panel.getByRole('img')).toBeInViewport({ ratio: 1 })
      for (const name of ['Download', 'Share', 'Edit', 'Same Prompt Again', 'Generate Another']) {
        const button = panel.getByRole('button', { name, exact: true })
        await expect(button).toBeInViewport({ ratio: 1 })
        await expect.poll(() => isUncovered(button), { message: name }).toBe(true)
      }
    })
    await test.step('the heading and the buttons of a generated meme on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await closeToast(page)
      await page.getByRole('button', { name: 'Generate Another' }).click()
      await page.getByLabel('Describe your meme').fill('a cat')
      await page.getByLabel('Describe your meme').press('Control+Enter')
      await expect(toast(page)).toBeVisible()
      const heading = page.getByRole('heading', { level: 2 }).first()
      await expect(heading).toBeInViewport()
      await expect.poll(() => isUncovered(heading)).toBe(true)
      const again = page.getByRole('button', { name: 'Generate Another' })
      await again.scrollIntoViewIfNeeded()
      await expect.poll(() => isUncovered(again)).toBe(true)
    })
  })
})

test.describe('Back from the login page', () => {
  test('that a page led to is not that page, which leads away again', async ({ page }) => {
    for (const path of ['/create', '/dashboard']) {
      await test.step(path, async () => {
        await page.goto('/gallery')
        await page.goto(path)
        await page.waitForURL('**/api/login?*')
        await page.goBack()
        await expect(page).toHaveURL('/gallery')
      })
    }
  })
})

import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { look, systemColor } from '../support/forced-colors.ts'
import { halfOf, isFull } from '../support/full-run.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { toast } from '../support/toasts.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const THEMES = ['light', 'dark'] as const

/** Checks the open page in the light and in the dark theme, or in one of them. */
async function inBothThemes(
  page: Page,
  check: () => Promise<void>,
  themes: readonly ('light' | 'dark')[] = isFull ? THEMES : ['dark'],
): Promise<void> {
  for (const colorScheme of themes) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await check()
    })
  }
}

test.describe('Forced colors, in both themes', () => {
  test('a toast has a border, and is opaque', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    await page.getByLabel('Describe your meme').press('Control+Enter')
    await toast(page).hover()
    await inBothThemes(page, async () => {
      const { backgroundColor, borderTopColor, borderTopWidth } = await look(toast(page))
      expect(backgroundColor).toBe(await systemColor(page, 'Canvas'))
      expect(borderTopColor).not.toBe(backgroundColor)
      expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(2)
    })
  })

  test('swatches keep their colors, and the selected one is marked', async ({ page }) => {
    await openEditor(page)
    const swatch = (name: string) =>
      page.locator('.color-swatch', { has: page.getByRole('radio', { name }) })
    await inBothThemes(page, async () => {
      await page.getByRole('radio', { name: 'White' }).check()
      for (const [name, color] of [
        ['Red', [255, 0, 0]],
        ['Green', [0, 128, 0]],
        ['Yellow', [255, 255, 0]],
      ] as const) {
        const { width, height, data } = PNG.sync.read(await swatch(name).screenshot())
        const middle = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2))
        expect([...data.subarray(middle, middle + 3)], name).toEqual(color)
      }
      await page.getByRole('radio', { name: 'Red' }).check()
      const highlight = await systemColor(page, 'Highlight')
      await expect
        .poll(async () => (await look(swatch('Red'))).boxShadow, 'after the transition')
        .toContain(highlight)
      expect((await look(swatch('Green'))).boxShadow).toBe('none')
    })
  })

  test('the selected tab, the selected tag and the current page are marked', async ({ page }) => {
    await signUpByApi(page)
    const highlight = { backgroundColor: '', color: '' }
    await page.goto('/create')
    await inBothThemes(page, async () => {
      highlight.backgroundColor = await systemColor(page, 'Highlight')
      highlight.color = await systemColor(page, 'HighlightText')
      // Colors change in a moment.
      await expect
        .poll(() => look(page.getByRole('tab', { selected: true })))
        .toMatchObject(highlight)
      expect(await look(page.getByRole('tab', { selected: false }))).not.toMatchObject(highlight)
      const here = page.getByRole('banner').getByRole('link', { name: 'Create' })
      expect(await look(here)).toMatchObject(highlight)
    })
    await page.goto('/gallery')
    // Then the app has taken over from the server.
    await expect(page.getByRole('link', { name: 'Use Template' }).first()).toBeVisible()
    const chip = page.getByRole('group', { name: 'Filter by tag' }).getByRole('link').first()
    await chip.click()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await inBothThemes(page, async () => {
      highlight.backgroundColor = await systemColor(page, 'Highlight')
      highlight.color = await systemColor(page, 'HighlightText')
      await expect.poll(() => look(chip)).toMatchObject(highlight)
    })
  })

  test('the focus is visible everywhere', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page)
    const paths = isFull
      ? ['/', '/gallery', '/create?template=1', '/dashboard', '/account']
      : ['/create?template=1', '/dashboard']
    for (const [index, path] of paths.entries()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await inBothThemes(
        page,
        async () => {
          const canvas = await systemColor(page, 'Canvas')
          for (let stop = 1; stop <= 20; stop += 1) {
            await page.keyboard.press('Tab')
            const seen = await page.evaluate(() => {
              const { activeElement } = document
              if (activeElement === null || activeElement === document.body) return undefined
              // A visually hidden field shows its focus on its label.
              const drawn = activeElement.matches('.sr-only, .swatch-input')
                ? (activeElement.closest('label') ?? activeElement)
                : activeElement
              const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawn)
              return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), outlineColor }
            })
            if (seen === undefined) continue
            expect(seen.outlineStyle, `${path}, stop ${stop}`).not.toBe('none')
            expect(seen.outlineWidth).toBeGreaterThanOrEqual(1)
            expect(seen.outlineColor).not.toBe(canvas)
          }
        },
        halfOf(THEMES, index),
      )
    }
  })
})

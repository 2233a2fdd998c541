import { LANGUAGES, type Language } from '@memesmith/languages'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { FULL_SITE, type FullSite, fillSite, type Viewer } from '../support/full-site.ts'
import { openState, PAGE_STATES } from '../support/page-states.ts'
import { sayIn } from '../support/say-in.ts'

const test = base.extend<object, { fullSite: FullSite }>({
  fullSite: [
    async ({ browser, serverWith }, use) => {
      await use(await fillSite(browser, await serverWith(FULL_SITE)))
    },
    { scope: 'worker' },
  ],
})

/** One of each script that needs other lines, the one that runs from right to left, and long words. */
const CHECKED: readonly Language[] = ['de', 'ar', 'hi', 'ja']
/** Smaller than any phone. */
const WIDTH = 320

for (const { tag: language } of LANGUAGES) {
  test(`every page fits and is accessible in ${language}`, async ({ fullSite }) => {
    test.setTimeout(900_000)
    const isChecked = CHECKED.includes(language)
    const say = await sayIn(language)
    for (const viewer of new Set<Viewer>(PAGE_STATES.map((state) => state.viewer))) {
      const context = await fullSite.open(viewer, language, {
        viewport: { width: WIDTH, height: 640 },
        hasTouch: true,
      })
      for (const state of PAGE_STATES.filter((each) => each.viewer === viewer)) {
        await test.step(state.name, async () => {
          const page = await context.newPage()
          await openState(state, page, fullSite, say)
          expect.soft(await widestOf(page), state.name).toBeLessThanOrEqual(WIDTH)
          // What is embedded is a part of another page, which has the landmarks and the headings.
          if (isChecked && state.name !== 'embed') {
            await expectNoViolationsInBothThemes(page, state.name)
          }
          await page.close()
        })
      }
      await context.close()
    }
  })
}

test('on a small laptop, the header has room for its links in every language', async ({
  fullSite,
}) => {
  for (const { tag } of LANGUAGES) {
    const context = await fullSite.open('member', tag, { viewport: { width: 1024, height: 700 } })
    const page = await context.newPage()
    await page.goto('/dashboard')
    await expect(page.locator('header').getByRole('link')).toHaveCount(8)
    expect.soft(await widestOf(page), tag).toBeLessThanOrEqual(1024)
    await context.close()
  }
})

/** The width that the page, or what is open over it, would need not to scroll sideways, in px. */
const widestOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth }) => scrollWidth,
      ),
    ),
  )

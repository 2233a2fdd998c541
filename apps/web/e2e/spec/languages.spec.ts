import { LANGUAGES, type Language } from '@memesmith/languages'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
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

/** German has the longest words and, with French, the longest short texts. */
const FITTED: readonly Language[] = isFull ? LANGUAGES.map(({ tag }) => tag) : ['de']
/** The language that runs from right to left, and one of every script that needs other lines. */
const CHECKED: readonly Language[] = isFull ? ['de', 'ar', 'hi', 'ja'] : ['ar']
/** The states of a short run in a language that is only checked. */
const SAMPLE = ['landing', 'gallery', 'share', 'login', 'editor-style', 'dashboard', 'account']
/** Smaller than any phone. */
const WIDTH = 320

for (const language of new Set([...FITTED, ...CHECKED])) {
  test(`every page fits and is accessible in ${language}`, async ({ fullSite }) => {
    test.setTimeout(600_000)
    const isChecked = CHECKED.includes(language)
    const states = PAGE_STATES.filter(
      ({ name }) => FITTED.includes(language) || SAMPLE.includes(name),
    )
    const say = await sayIn(language)
    for (const viewer of new Set<Viewer>(states.map((state) => state.viewer))) {
      const context = await fullSite.open(viewer, language, {
        viewport: { width: WIDTH, height: 640 },
        hasTouch: true,
      })
      for (const state of states.filter((each) => each.viewer === viewer)) {
        await test.step(state.name, async () => {
          const page = await context.newPage()
          await openState(state, page, fullSite, say)
          expect.soft(await widestOf(page), state.name).toBeLessThanOrEqual(WIDTH)
          if (isChecked) await expectNoViolationsInBothThemes(page, state.name)
          await page.close()
        })
      }
      await context.close()
    }
  })
}

/** The width that the page, or what is open over it, would need not to scroll sideways, in px. */
const widestOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth }) => scrollWidth,
      ),
    ),
  )

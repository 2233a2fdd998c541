import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Expects that axe finds no violation in the light and in the dark theme. */
export async function expectNoViolationsInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoTransition(page)
    await expectNoViolations(page, `${state}, ${colorScheme}`)
  }
}

/** Colors that are still changing would be compared. */
const expectNoTransition = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter((it) => it instanceof CSSTransition).length,
      ),
    )
    .toBe(0)

/** Expects that axe finds no violation on the page. A failure names the rule and the elements. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  // Its source is half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    // All rules run. Without this, the elements that pass are described, too.
    const results = await window.axe?.run({ resultTypes: ['violations'] })
    if (results === undefined) return ['axe is not loaded']
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
  expect(found, state).toEqual([])
}

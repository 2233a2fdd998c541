import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { COLOR_RULES } from '../../src/testing/color-rules.ts'
import { isFull } from './full-run.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Expects that axe finds no violation in the light and in the dark theme. In the dark one only the
 * rules about colors run, unless the run is full: nothing else differs.
 */
export async function expectNoViolationsInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoTransition(page)
    const rules = colorScheme === 'dark' && !isFull ? COLOR_RULES : undefined
    await expectNoViolations(page, `${state}, ${colorScheme}`, rules)
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

/**
 * Expects that axe finds no violation on the page. A failure names the rule and the elements.
 *
 * @param rules that run; all of axe's usual ones if missing
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  rules?: readonly string[],
): Promise<void> {
  // Its source is half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (rules) => {
    // Without this, the elements that pass are described, too.
    const results = await window.axe?.run({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    if (results === undefined) return ['axe is not loaded']
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
  expect(found, state).toEqual([])
}

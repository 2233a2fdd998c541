import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Expects that axe finds no violation on the page. A failure names the rule and the elements. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  // The legacy mode is for pages without frames of other origins; the other one opens another page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(found, state).toEqual([])
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Expects that axe finds nothing on the page as it is now; says in short what and where. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(found, state).toEqual([])
}

import { expect, type Locator, type Page } from 'playwright/test'

/** The region of notifications (spec §9). */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notification', exact: true })

/** The visible notification; there is at most one. */
export const toast = (page: Page): Locator => notifications(page).locator('.toast')

/** Expects exactly one notification with these texts. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page).locator('strong')).toHaveText(title)
  if (description !== undefined) {
    await expect(toast(page).locator('strong + span')).toHaveText(description)
  }
}

/** Triggers a toast on any page without scrolling or moving the focus. */
export async function callToastAnywhere(page: Page): Promise<void> {
  // A dialog removes the footer from the accessibility tree.
  await page.locator('footer').getByText('Privacy Policy').dispatchEvent('click')
  await expect(toast(page)).toBeVisible()
  // The toast is placed then.
  await expect(notifications(page)).toHaveCSS('opacity', '1')
}

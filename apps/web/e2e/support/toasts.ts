import { expect, type Locator, type Page } from 'playwright/test'

/** Where notifications appear (spec §9). */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notification', exact: true })

/** The notification on the screen; there is never more than one. */
export const toast = (page: Page): Locator => notifications(page).locator('.toast')

/** Expects exactly one notification, with exactly these texts. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page).locator('strong')).toHaveText(title)
  if (description !== undefined) {
    await expect(toast(page).locator('strong + span')).toHaveText(description)
  }
}

/** Calls for a toast, on any page, without scrolling or moving the focus. */
export async function callToastAnywhere(page: Page): Promise<void> {
  // A dialog takes the footer out of the accessibility tree.
  await page.locator('footer').getByText('Privacy Policy').dispatchEvent('click')
  await expect(toast(page)).toBeVisible()
  // Then it is in its place.
  await expect(notifications(page)).toHaveCSS('opacity', '1')
}

/** Calls for the toast Prompt Required, on the creator: the cheapest there is. */
export const callToast = (page: Page): Promise<void> =>
  page.getByLabel('Describe your meme').press('Control+Enter')

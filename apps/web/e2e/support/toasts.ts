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

/** Closes the visible notification, so that the next one can be told from it. */
export async function closeToast(page: Page): Promise<void> {
  const close = toast(page).getByRole('button', { name: 'Close' })
  // It may leave by itself.
  await close.click({ timeout: 2000 }).catch(() => undefined)
  await expect(toast(page)).toHaveCount(0)
}

const KEPT =
  'h1, [role="tab"], canvas, .stage-picture, .editor-actions, .result-actions button, .menu, dialog button:not(.toast button), :is(a, button, input, textarea):focus'

/** What the visible toast covers and must not: headings, pictures, buttons at hand and the focus. */
export const coveredByToast = (page: Page): Promise<string[]> =>
  page.evaluate((kept) => {
    const card = document.querySelector('.toast')
    if (card === null) return ['there is no toast']
    if (card.contains(document.activeElement)) return []
    const toast = card.getBoundingClientRect()
    const isOutside =
      toast.top < 0 || toast.left < 0 || toast.bottom > innerHeight || toast.right > innerWidth
    const covered = Array.from(document.querySelectorAll(kept)).filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 0 &&
        box.top < toast.bottom &&
        box.bottom > toast.top &&
        box.left < toast.right &&
        box.right > toast.left
      )
    })
    return [
      ...(isOutside ? ['the edge of the screen'] : []),
      ...covered.map((it) => it.outerHTML.slice(0, 80)),
    ]
  }, KEPT)

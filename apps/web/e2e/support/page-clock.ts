import { expect, type Page } from 'playwright/test'

/** Stops the page's clock; from then on its time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Lets time pass, and whatever the page then asks of the server be on its way. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  // A navigation under way would call this request off.
  expect(await page.evaluate(async () => (await fetch('/favicon.svg')).ok)).toBe(true)
}

/**
 * Expects the page to leave for the login page after exactly so many milliseconds of its own time,
 * and not one earlier.
 *
 * @param returnTo the path that the person comes back to
 */
export async function expectRedirectToLogin(
  page: Page,
  afterMs: number,
  returnTo: string,
  form: '' | '#signup' = '',
): Promise<void> {
  const here = page.url()
  await passTime(page, afterMs - 1)
  expect(page.url()).toBe(here)
  await page.clock.runFor(1)
  await page.waitForURL(`**/api/login?returnTo=${encodeURIComponent(returnTo)}${form}`)
}

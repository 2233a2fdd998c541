import { expect, type Page } from 'playwright/test'

/** Stops the page's clock. Its time then passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Lets `ms` of the page's time pass, and waits until resulting requests are sent. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  // A running navigation would cancel this request.
  expect(await page.evaluate(async () => (await fetch('/favicon.svg')).ok)).toBe(true)
}

/**
 * Expects the page to redirect to the login page after exactly this time and not earlier.
 *
 * @param returnTo the path to return to after the login
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

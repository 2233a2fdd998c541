import type { Page } from 'playwright/test'

/**
 * Records uncaught errors, and errors and warnings in the console, of pages that are opened later.
 * The 401 of the current-user call (spec §7), which signed-out visitors get, is left out, and
 * so is what Playwright says of blocked service workers.
 */
export function watchConsoleErrors(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    const isExpected =
      message.location().url.endsWith('/api/auth/user') ||
      message.text() === 'Service Worker registration blocked by Playwright'
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isExpected) complaints.push(message.text())
  })
  return complaints
}

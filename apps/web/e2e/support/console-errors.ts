import type { Page } from 'playwright/test'

/**
 * Notes what the pages to come complain about: errors that nobody caught, and errors and warnings in
 * the console. A visitor is told apart by the 401 of the current-user call (spec §7), which is none.
 */
export function watchConsoleErrors(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    const isExpected = message.location().url.endsWith('/api/auth/user')
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isExpected) complaints.push(message.text())
  })
  return complaints
}

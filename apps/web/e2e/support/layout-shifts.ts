import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Notes everything that moves by itself on the pages to come. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts?.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since the page was opened, or since `forgetShifts`. */
export const layoutShiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.shifts ?? ['not watched'])

export const clearLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.shifts = []
  })

/** Answers and pictures come late, and not together, as over a slow line. */
export async function delayAnswers(page: Page): Promise<void> {
  for (const [path, delay] of [
    ['/api/auth/user', 150],
    ['/api/templates', 300],
    ['/api/templates/*', 300],
    ['/api/memes', 300],
    ['/api/images/*', 300],
    ['/assets/*.webp', 250],
  ] as const) {
    await page.route(`**${path}`, async (route) => {
      await sleep(delay)
      await route.continue().catch(() => undefined)
    })
  }
}

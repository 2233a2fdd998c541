import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Records the layout shifts of pages that are opened later, those of transitions included. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts?.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts since the page was opened, or since `clearLayoutShifts`. */
export const layoutShiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.shifts ?? ['not watched'])

export const clearLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.shifts = []
  })

/** Delays responses and pictures by different times, like a slow connection. */
export async function delayAnswers(page: Page): Promise<void> {
  for (const [path, delay] of [
    ['/api/auth/user', 150],
    ['/api/templates', 300],
    ['/api/templates\\?*', 300],
    ['/api/templates/*', 300],
    ['/api/memes', 300],
    ['/api/tags', 600],
    ['/api/images/*', 300],
    ['/assets/*.webp', 250],
  ] as const) {
    await page.route(`**${path}`, async (route) => {
      await sleep(delay)
      await route.continue().catch(() => undefined)
    })
  }
}

import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Records the layout shifts of pages that are opened later, those of transitions included. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  // The site's process knows the window then: a new one may begin with another width for a frame.
  if (page.url() === 'about:blank') await page.goto('/healthz')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts?.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/**
 * Gives pages that are opened later their font at once. On a busy machine it comes after the first
 * frame, and a machine without a font of its width has shifts then, whatever a test is about.
 */
export async function giveFont(page: Page): Promise<void> {
  const file = await readFile(new URL(import.meta.resolve(FONT)))
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Bricolage Grotesque Variable', bytes, { weight: '200 800' }))
  }, file.toString('base64'))
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

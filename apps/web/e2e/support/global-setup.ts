import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from './browser.ts'

/**
 * Settles once, before the workers start, which browser they use. They inherit the environment,
 * so none of them searches again, and a machine without a browser gets one error instead of one
 * per test.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup's default export.
export default async function globalSetup(): Promise<void> {
  const choice = await findChromium()
  process.env.MEMESMITH_CHROMIUM = choice

  const browser = await chromium.launch(launchOptionsFor(choice))
  process.stdout.write(`Chromium ${browser.version()} (${choice})\n`)
  await browser.close()
}

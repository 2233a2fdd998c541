import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from './browser.ts'
import { startServer } from './server.ts'

/**
 * Settles once, before the workers start, what all of them use; they inherit the environment.
 *
 * The browser: none of them searches again, and a machine without one gets one error instead of
 * one per test. And a data folder with every starter template: drawing them takes longer than most
 * tests, and each worker's server begins with a copy.
 *
 * @returns what tidies up after the workers
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup's default export.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const choice = await findChromium()
  process.env.MEMESMITH_CHROMIUM = choice

  const browser = await chromium.launch(launchOptionsFor(choice))
  process.stdout.write(`Chromium ${browser.version()} (${choice})\n`)
  await browser.close()

  const server = await startServer()
  // Answered only once all of them are drawn.
  const templates = await fetch(`${server.url}/api/templates`)
  if (!templates.ok) throw new Error(`The templates could not be drawn: ${templates.status}`)
  await server.stop()
  process.env.MEMESMITH_SEEDED_DATA = server.dataDir
  return server.dispose
}

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from './browser.ts'
import { startServer } from './server.ts'

/**
 * Prepares, once before the workers start, what all of them use. They inherit the environment
 * variables.
 *
 * It finds the browser: the workers don't search again, and without a browser there is one error
 * instead of one per test. And it makes a data folder with all starter templates: drawing them
 * takes longer than most tests, so each worker's server starts with a copy. If `STARTED_SITE` is the
 * folder of a site that was started before, only what is missing there is drawn.
 *
 * @returns a function that cleans up after the workers
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup's default export.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const choice = await findChromium()
  process.env.MEMESMITH_CHROMIUM = choice

  const browser = await chromium.launch(launchOptionsFor(choice))
  process.stdout.write(`Chromium ${browser.version()} (${choice})\n`)
  await browser.close()

  const server = await startServer({ seededFrom: process.env.STARTED_SITE })
  // The response comes when all templates are drawn.
  const templates = await fetch(`${server.url}/api/templates`)
  if (!templates.ok) throw new Error(`The templates could not be drawn: ${templates.status}`)
  await server.stop()
  // Nobody who signs up in a test becomes an administrator, and is told so.
  const db = new DatabaseSync(join(server.dataDir, 'memesmith.sqlite'))
  db.exec('insert into first_account (id, created_at) values (1, 0)')
  db.close()
  process.env.MEMESMITH_SEEDED_DATA = server.dataDir
  return server.dispose
}

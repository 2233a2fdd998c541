import { chromium, type Page } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { startServer, type TestServer } from '../e2e/support/server.ts'

/**
 * Starts the real server with an empty data folder, and calls `use` with a browser page on it.
 * Stops both afterwards. The server needs the built web app.
 *
 * If `STARTED_SITE` is the folder of a site that was started before, the server does not draw its templates again.
 *
 * @param env additional settings of the server
 */
export async function openTestPage(
  use: (page: Page, server: TestServer) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await startServer({ env, seededFrom: process.env.STARTED_SITE })
  try {
    const browser = await chromium.launch(launchOptionsFor(await findChromium()))
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 860 },
      })
      await use(await context.newPage(), server)
    } finally {
      await browser.close()
    }
  } finally {
    await server.dispose()
  }
}

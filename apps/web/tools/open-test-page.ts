import { chromium, type Page } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { startServer } from '../e2e/support/server.ts'

/**
 * Starts the real server with an empty data folder, and calls `use` with a browser page on it.
 * Stops both afterwards. The server needs the built web app.
 */
export async function openTestPage(use: (page: Page) => Promise<void>): Promise<void> {
  const server = await startServer()
  try {
    const browser = await chromium.launch(launchOptionsFor(await findChromium()))
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 860 },
      })
      await use(await context.newPage())
    } finally {
      await browser.close()
    }
  } finally {
    await server.dispose()
  }
}

import { test as base } from 'playwright/test'
import { findChromium, launchOptionsFor } from './browser.ts'
import { startServer, type TestServer } from './server.ts'

/** Playwright's `test` with the browser found on this machine and a server per worker. */
export const test = base.extend<object, { server: TestServer }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const choice = process.env.MEMESMITH_CHROMIUM ?? (await findChromium())
      await use({ ...launchOptions, ...launchOptionsFor(choice) })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ playwright: _ }, use) => {
      const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

export { expect } from 'playwright/test'

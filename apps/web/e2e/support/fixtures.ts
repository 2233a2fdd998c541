import { test as base } from 'playwright/test'
import { findChromium, launchOptionsFor } from './browser.ts'
import { startServer, type TestServer } from './server.ts'

interface WorkerFixtures {
  readonly server: TestServer
  /** Additional environment variables of the server. */
  readonly serverEnv: Readonly<Record<string, string>>
}

/** Playwright's `test` with the browser of `findChromium` and a server per worker. */
export const test = base.extend<object, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const choice = process.env.MEMESMITH_CHROMIUM ?? (await findChromium())
      await use({ ...launchOptions, ...launchOptionsFor(choice) })
    },
    { scope: 'worker' },
  ],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv: env }, use) => {
      const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA, env })
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

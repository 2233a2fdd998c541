import { test as base } from 'playwright/test'
import { findChromium, launchOptionsFor } from './browser.ts'
import { startServer, type TestServer } from './server.ts'

type Env = Readonly<Record<string, string>>

interface Fixtures {
  readonly server: TestServer
  /** Additional environment variables of the server. */
  readonly serverEnv: Env
}

interface WorkerFixtures {
  /** Finds the worker's server with these variables, or starts it. */
  readonly serverWith: (env: Env) => Promise<TestServer>
}

/**
 * Playwright's `test` with the browser of `findChromium`, and a server per worker. Tests with other
 * variables have another server, but no other worker, whose start costs three times as much.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const choice = process.env.MEMESMITH_CHROMIUM ?? (await findChromium())
      await use({ ...launchOptions, ...launchOptionsFor(choice) })
    },
    { scope: 'worker' },
  ],
  serverWith: [
    async ({ playwright: _ }, use) => {
      const servers = new Map<string, Promise<TestServer>>()
      await use((env) => {
        const key = JSON.stringify(env)
        const seededFrom = process.env.MEMESMITH_SEEDED_DATA
        const server = servers.get(key) ?? startServer({ seededFrom, env })
        servers.set(key, server)
        return server
      })
      for (const server of servers.values()) await (await server).dispose()
    },
    { scope: 'worker' },
  ],
  serverEnv: [{}, { option: true }],
  server: [
    async ({ serverEnv, serverWith }, use) => {
      await use(await serverWith(serverEnv))
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

export { expect } from 'playwright/test'

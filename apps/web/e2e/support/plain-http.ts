import { LAN_HOST } from './browser.ts'
import { test } from './fixtures.ts'

/**
 * Opens the site over plain http under another name than localhost, like a phone in the same
 * network. There the browser has no clipboard API, no sharing and no Web Locks.
 */
export const usePlainHttp = (): void =>
  test.use({
    baseURL: async ({ server }, use) => {
      await use(server.url.replace('127.0.0.1', LAN_HOST))
    },
  })

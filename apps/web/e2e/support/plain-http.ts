import { LAN_HOST } from './browser.ts'
import { test } from './fixtures.ts'

/**
 * Opens the site as a phone in the same network does: by plain http under another name than
 * localhost, where the browser has no clipboard, no sharing and no Web Locks for pages.
 */
export const usePlainHttp = (): void =>
  test.use({
    baseURL: async ({ server }, use) => {
      await use(server.url.replace('127.0.0.1', LAN_HOST))
    },
  })

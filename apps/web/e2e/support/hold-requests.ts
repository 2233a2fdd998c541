import type { Page, Request } from 'playwright/test'

export interface HeldRequests {
  /** Releases all requests, also later ones. */
  open(): void
  /** The requests that have been held. */
  readonly requests: readonly Request[]
}

/**
 * Holds requests back, like a slow network, until `open` is called.
 *
 * @param method of the requests; any if missing
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method?: 'GET',
): Promise<HeldRequests> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const requests: Request[] = []
  await page.route(address, async (route, request) => {
    if (method !== undefined && request.method() !== method) return await route.fallback()
    requests.push(request)
    await opened
    // The page may be closed by then.
    await route.continue().catch(() => undefined)
  })
  return { open, requests }
}

import type { Page, Request } from 'playwright/test'

export interface HeldRequests {
  /** Lets everything through, from now on. */
  open(): void
  /** What has come to the gate so far. */
  readonly requests: readonly Request[]
}

/**
 * Holds the requests to an address back, as a slow network would, until the gate is opened.
 *
 * @param method of those requests; all where it is missing
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
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return { open, requests }
}

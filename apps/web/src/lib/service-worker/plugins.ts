import { DAY_MS } from '@memesmith/contract'
import { ExpirationPlugin } from 'workbox-expiration'
import type { Strategy } from 'workbox-strategies'

/**
 * Rejects the answer of a proxy that can't reach its server: it is as good as none. The server's own
 * answers have a request id.
 */
export async function refuseGateways(response: Response): Promise<Response> {
  const isGateways = response.status >= 502 && response.status <= 504
  if (isGateways && !response.headers.has('x-request-id')) {
    throw new Error(`expected an answer of the site, got ${response.status}`)
  }
  return response
}

/**
 * Makes a strategy delete the least recently used entries beyond a number, and those older than 30
 * days.
 */
export function bounded<Bounded extends Strategy>(strategy: Bounded, maxEntries: number): Bounded {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: (30 * DAY_MS) / 1000,
    purgeOnQuotaError: true,
  })
  // Its type does not allow for `exactOptionalPropertyTypes`.
  const { cacheDidUpdate, cachedResponseWillBeUsed } = plugin
  strategy.plugins.push({
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  })
  return strategy
}

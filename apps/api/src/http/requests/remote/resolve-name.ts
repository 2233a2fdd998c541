import { promises as dns, type LookupAddress } from 'node:dns'

/** Time in ms to wait for a name server, which is asked twice. */
const TIMEOUT_MS = 2000

/**
 * The addresses of a name; none if it has none.
 *
 * Problem: `dns.lookup` waits on one of the few threads that also encode pictures and read files, and
 * can't be cancelled: names with a silent server would occupy them all.
 * Approach: DNS is queried without a thread, and with a time limit.
 * Limits: ignores the system's hosts file, which nobody on the internet means.
 */
export async function resolveName(host: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  const none = (): string[] => []
  const [fours, sixes] = await Promise.all([
    resolver.resolve4(host).catch(none),
    resolver.resolve6(host).catch(none),
  ])
  return [
    ...fours.map((address) => ({ address, family: 4 })),
    ...sixes.map((address) => ({ address, family: 6 })),
  ]
}

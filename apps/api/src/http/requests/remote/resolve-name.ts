import { promises as dns, type LookupAddress } from 'node:dns'

/** A server's answer is awaited for so long, twice, in ms. */
const TIMEOUT_MS = 2000

/**
 * The addresses of a name; none if it has none.
 *
 * Problem: `dns.lookup` waits on one of the few threads that encode pictures and read files, and nothing
 * ends it: names whose server is silent would hold them all.
 * Approach: DNS is asked without a thread, and for a limited time.
 * Limits: names of the system's own files are not known here. Nobody on the internet means those.
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

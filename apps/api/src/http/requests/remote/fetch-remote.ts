/**
 * Fetches a file from another host on a stranger's behalf.
 *
 * Problem: the stranger chooses the address, and the server may reach more than the stranger can: its
 * own network, itself, the services of its host.
 * Approach: only ports 80 and 443 of public addresses. The socket connects to the very address that was
 * checked, because the check is part of its own name lookup: a name that resolves differently a moment
 * later gains nothing. A few redirects are followed, each with the same checks. Size, time and type are
 * limited.
 * Limits: a public address may still lead to somebody's private service, such as a tunnel.
 */
import type { LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { resolveName } from './resolve-name.ts'

const MAX_MS = 10_000

/** Which hosts a site trusts; tests trust their own server. */
export interface RemoteRules {
  readonly isAllowedAddress: (address: string) => boolean
  readonly isAllowedPort: (port: string) => boolean
  /** Whether http is as good as https to this host. */
  readonly isPlainSecure: (host: string) => boolean
  readonly resolveName: (host: string) => Promise<LookupAddress[]>
}

const USUAL_RULES: RemoteRules = {
  isAllowedAddress: isPublicAddress,
  // The default of the scheme.
  isAllowedPort: (port) => port === '',
  isPlainSecure: () => false,
  resolveName,
}

/** The file could not be loaded. The error does not say what was found, so that nobody can probe the network. */
export class RemoteError extends Error {}

const refused = () => new RemoteError('The address could not be loaded.')

/** What to accept from an address. */
interface Wanted {
  /** Matches the content type. */
  readonly type: RegExp
  readonly accept: string
  readonly maxBytes: number
  readonly maxRedirects: number
  /** Whether it must come by https. */
  readonly isSecure: boolean
}

/**
 * Fetches a file.
 *
 * @throws RemoteError
 */
export async function fetchRemote(
  address: string,
  { type, accept, maxBytes, maxRedirects, isSecure }: Wanted,
  rules: RemoteRules = USUAL_RULES,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(MAX_MS)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (isSecure && url.protocol === 'http:' && !rules.isPlainSecure(url.hostname))
        throw refused()
      const response = await request(url, accept, rules, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200 || !type.test(headers['content-type'] ?? '')) {
        response.destroy()
        throw refused()
      }
      return await readAll(response, maxBytes)
    }
    throw refused()
  } catch {
    throw refused()
  }
}

function request(
  url: URL,
  accept: string,
  rules: RemoteRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHttp = url.protocol === 'http:'
  if (!isHttp && url.protocol !== 'https:') throw refused()
  if (url.username !== '' || url.password !== '' || !rules.isAllowedPort(url.port)) throw refused()
  // There is no lookup for an IP address.
  if (isIP(host) !== 0 && !rules.isAllowedAddress(host)) throw refused()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options: RequestOptions = {
    signal,
    lookup: checkedLookup(rules),
    headers: { accept, 'user-agent': 'Memesmith' },
    // A kept-alive connection could be reused without a lookup.
    agent: false,
  }
  ;(isHttp ? getHttp : getHttps)(url, options, resolve).on('error', reject)
  return promise
}

/** Gives a socket the addresses of a name, or none if any of them is not allowed. */
const checkedLookup =
  (rules: RemoteRules): NonNullable<RequestOptions['lookup']> =>
  async (host, { all }, callback) => {
    const addresses = await rules.resolveName(host).catch(() => [])
    const [first] = addresses
    const isAllowed = addresses.every(({ address }) => rules.isAllowedAddress(address))
    if (first === undefined || !isAllowed) callback(new Error('not an allowed address'), [])
    else if (all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw refused()
    bytes += chunk.length
    if (bytes > maxBytes) {
      response.destroy()
      throw refused()
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

import { isRecord, MAX_API_KEY_NAME } from '@memesmith/contract'
import { fetchRemote, type RemoteRules } from '../../http/requests/remote/fetch-remote.ts'

/** A client, as its metadata document describes it. */
export interface OAuthClient {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
}

const DOCUMENT = {
  // Otherwise anyone who can redirect its host, or tamper with its answers, could impersonate the client.
  isSecure: true,
  maxRedirects: 0,
  type: /^application\/(?:\w+\+)?json\b/,
  accept: 'application/json',
  maxBytes: 16 * 1024,
}
const MAX_REDIRECT_URIS = 20
/** Invisible characters, including those that reverse the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/**
 * Reads the metadata document that a client's id names.
 *
 * @throws RemoteError when it can't be loaded
 * @returns undefined if it is not one
 */
export async function readClient(
  id: string,
  rules: RemoteRules | undefined,
): Promise<OAuthClient | undefined> {
  const url = URL.parse(id)
  // A host alone is not a document.
  if (url === null || url.pathname === '/' || url.hash !== '') return undefined
  const document = parse(Buffer.from(await fetchRemote(id, DOCUMENT, rules)).toString())
  if (!isRecord(document) || document.client_id !== id) return undefined
  const { client_name: name, redirect_uris: uris } = document
  if (!Array.isArray(uris)) return undefined
  const redirectUris = uris.slice(0, MAX_REDIRECT_URIS).filter((uri) => typeof uri === 'string')
  const shown =
    typeof name === 'string'
      ? name.replace(UNSEEN, '').trim().slice(0, MAX_API_KEY_NAME).toWellFormed()
      : ''
  return { id, name: shown || url.host, redirectUris }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a client may be answered at this address: one of its own, with any port on loopback (RFC 8252, 7.3). */
export function isRedirectOf({ redirectUris }: OAuthClient, wanted: string): boolean {
  const url = URL.parse(wanted)
  if (url === null || url.hash !== '' || /^(?:javascript|data|file|blob):$/.test(url.protocol))
    return false
  // A host may contain these, but they separate parts of a content policy.
  if (/[;,]/.test(url.host)) return false
  return redirectUris.some((uri) => uri === wanted || withoutPort(uri) === withoutPort(wanted))
}

/** An address on loopback without its port; any other unchanged. */
function withoutPort(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return address
  url.port = ''
  return url.href
}

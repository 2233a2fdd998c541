import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { originOf } from '../../../http/pages/origin-of.ts'

/** What a passkey belongs to: this site at one host name. */
export interface RelyingParty {
  /** The host name. */
  readonly id: string
  /** The origins of the pages that may use its passkeys. */
  readonly origins: readonly string[]
}

/**
 * The relying party that a request is for: that of PUBLIC_URL, or of the request's own host.
 *
 * @returns undefined where there are no passkeys: with single sign-on, and at an IP address, which
 *   browsers refuse
 */
export function relyingPartyOf(
  config: Pick<Config, 'oidc' | 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty | undefined {
  const url = URL.parse(originOf(config, request))
  if (config.oidc !== undefined || url === null) return undefined
  const { hostname, host, origin } = url
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return undefined
  // A proxy may terminate TLS, so without PUBLIC_URL only the host is compared.
  const origins = config.publicUrl === undefined ? [`https://${host}`, `http://${host}`] : [origin]
  return { id: hostname, origins }
}

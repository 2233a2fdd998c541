import type { FastifyRequest } from 'fastify'

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/**
 * Whether the client has what the ETag names already, and is answered 304 (RFC 9110, 13.1.2). Weak and
 * strong ones are the same here: a proxy that compresses makes one of the other.
 */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map(opaque) ?? []
  return known.includes('*') || known.includes(opaque(etag))
}

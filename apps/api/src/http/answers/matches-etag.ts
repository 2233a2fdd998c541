import type { FastifyRequest } from 'fastify'

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/**
 * Whether the client has already cached the version with this ETag, and should get a 304 (RFC 9110,
 * 13.1.2). Uses weak comparison, because a proxy that compresses responses makes strong ETags weak.
 */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const sent = headers['if-none-match']
  if (sent === undefined) return false
  const known = sent.split(',').map(opaque)
  return known.includes('*') || known.includes(opaque(etag))
}

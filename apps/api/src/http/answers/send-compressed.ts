import type { FastifyReply, FastifyRequest } from 'fastify'

/** A body in the encodings that it can be sent in. */
export interface CompressedBody {
  readonly plain: Buffer | string
  readonly br?: Buffer
  readonly gzip: Buffer
}

/**
 * Sends the smallest encoding that the client accepts. The caller sets the other headers.
 *
 * @param varies other headers of the request that the answer depends on
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
  varies = '',
): FastifyReply {
  reply.header('vary', varies === '' ? 'accept-encoding' : `accept-encoding, ${varies}`)
  const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]/)
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = body[encoding]
    if (encoded === undefined || !accepted.includes(encoding)) continue
    return reply.header('content-encoding', encoding).send(encoded)
  }
  return reply.send(body.plain)
}

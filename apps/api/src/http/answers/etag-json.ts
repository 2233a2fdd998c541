import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompressedJson } from './compress-json.ts'
import { matchesEtag } from './matches-etag.ts'
import { sendCompressed } from './send-compressed.ts'

/** A response body that can be cached, and that clients revalidate with its ETag. */
export interface EtagJson extends CompressedJson {
  /** Weak: the plain and the compressed body share it. */
  readonly etag: string
}

/** Adds a hash of the body as ETag. */
export function withEtag(body: CompressedJson): EtagJson {
  const hash = createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)
  return { ...body, etag: `W/"${hash}"` }
}

/** Sends the body, or a 304 to a client that has it. */
export function sendEtagJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, ...body }: EtagJson,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (matchesEtag(request, etag)) return reply.code(304).send(null)
  reply.type('application/json; charset=utf-8')
  return sendCompressed(request, reply, body)
}

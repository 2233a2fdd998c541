import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from './matches-etag.ts'
import { PICTURE_HEADERS } from './response-headers.ts'

/** A picture to send. */
export interface SentPicture {
  /** The ETag: different bytes never have the same one. */
  readonly version: string
  readonly mimeType: string
  read(): Promise<Uint8Array>
}

/**
 * Sends a picture, or a 304 if the client has already cached it.
 *
 * @param headers further headers, such as Cache-Control; an error response does not have them
 * @throws AppError `image_not_found` when it was deleted in the meantime
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, mimeType, read }: SentPicture,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const etag = `"${version}"`
  const isKnown = matchesEtag(request, etag)
  const bytes = isKnown ? undefined : await read()
  reply.headers({ ...PICTURE_HEADERS, ...headers, etag })
  if (isKnown) return reply.code(304).send()
  return reply.type(mimeType).send(bytes)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from './matches-etag.ts'
import { PICTURE_HEADERS } from './response-headers.ts'

/** A picture that is there to be sent. */
export interface SentPicture {
  /** Names the bytes: different ones never have the same. */
  readonly version: string
  readonly mimeType: string
  read(): Promise<Uint8Array>
}

/**
 * Sends a picture, or a 304 where the client has it already.
 *
 * @param headers what else the answer says, such as who may keep it; an error says nothing of that
 * @throws AppError `image_not_found` when it was deleted meanwhile
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from './byte-range.ts'
import { LargeResponses } from './large-responses.ts'
import { matchesEtag } from './matches-etag.ts'
import { PICTURE_HEADERS } from './response-headers.ts'

export interface SentPicture {
  /** The ETag: different bytes never have the same one. */
  readonly version: string
  readonly mimeType: string
  read(): Promise<Uint8Array>
  /** An address where any browser can load it for now; undefined or missing if there is none. */
  readonly link?: (() => Promise<string | undefined>) | undefined
}

const large = new LargeResponses()

/** The time in seconds for which a cache may reuse a redirect to a link. */
const REDIRECT_SECONDS = 60

/**
 * Whether the client only shows the picture, as an image in a page. Scripts and downloads get it from
 * this origin, because they could not read it from another. `Sec-Fetch-Dest` tells too, but browsers
 * send it only over https.
 */
const isShown = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept?.startsWith('image/') ?? false)

/**
 * Sends a picture, a redirect to where it is, or a 304 if the client has already cached it.
 *
 * @param headers further headers, such as Cache-Control; an error response does not have them
 * @throws AppError `image_not_found` when it was deleted in the meantime; `busy` when too many large
 *   pictures are being sent
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, mimeType, read, link }: SentPicture,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const etag = `"${version}"`
  const isKnown = matchesEtag(request, etag)
  if (link !== undefined) reply.header('vary', 'accept')
  const address = !isKnown && isShown(request) ? await link?.() : undefined
  if (address !== undefined) {
    const cacheControl = `public, max-age=${REDIRECT_SECONDS}, must-revalidate`
    return reply.headers({ ...headers, 'cache-control': cacheControl }).redirect(address)
  }
  const bytes = isKnown ? undefined : await read()
  if (bytes !== undefined) large.add(bytes, reply.raw)
  reply.headers({ ...PICTURE_HEADERS, ...headers, etag, 'accept-ranges': 'bytes' })
  if (bytes === undefined) return reply.code(304).send()
  const range = rangeOf(request, etag, bytes.length)
  if (range === undefined) return reply.type(mimeType).send(bytes)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  }
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end - 1}/${bytes.length}`)
    .type(mimeType)
    .send(bytes.subarray(start, end))
}

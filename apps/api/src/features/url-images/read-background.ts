import { calls, MAX_UPLOAD_BYTES } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import {
  fetchRemote,
  RemoteError,
  type RemoteRules,
} from '../../http/requests/remote/fetch-remote.ts'
import { inspectImage } from '../../render/formats/inspect-picture-file.ts'
import { hashPicture } from '../../render/hash-picture.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { Lane } from '../../scheduling/lane.ts'
import { PictureError } from './picture-error.ts'

/** Path prefixes of pictures that anyone with their address may see. */
const FOLDERS = [
  calls.getImage.path.replace(':id', ''),
  calls.sharePage.path.replace(':shareId', ''),
]

const PICTURE = {
  type: /^image\/(?:avif|gif|jpeg|png|webp)\b/,
  accept: 'image/*',
  maxBytes: MAX_UPLOAD_BYTES,
  maxRedirects: 3,
  isSecure: false,
}
const NOT_LOADED = 'The picture at the address in background could not be loaded.'

interface BackgroundOptions {
  readonly app: FastifyInstance
  readonly config: Config
  /** Pictures of other hosts wait for each other. */
  readonly lane: Lane
  /** Which other hosts to trust; the usual rules by default. */
  readonly rules?: RemoteRules | undefined
}

/** The picture that replaces a template's. */
export interface Background {
  /** Tells it from the pictures of other addresses. */
  readonly key: string
  /** @throws PictureError 415 if it is not a picture */
  readonly read: () => Promise<Uint8Array>
}

/**
 * Finds a picture of this site, as a visitor gets it, or of another host if the operator allows that. A
 * picture of this site is read at once, because it may have been deleted or replaced by now.
 *
 * @param visitor who asks, for the lane
 * @param address path or URL
 * @throws PictureError 422 if there is none, 415 if it is not a picture; AppError `too_many_requests`, `busy`
 */
export async function findBackground(
  { app, config, lane, rules }: BackgroundOptions,
  request: FastifyRequest,
  visitor: number,
  address: string | undefined,
): Promise<Background> {
  if (address === undefined) {
    throw new PictureError(422, 'background is missing: the address of a picture.')
  }
  const origin = originOf(config, request)
  // A plain word is not an address.
  const url = /[/:]/.test(address) ? URL.parse(address, origin) : null
  if (url?.origin === new URL(origin).origin) {
    const file = await readOwn(app, request, url.pathname)
    return { key: await hashPicture(file), read: async () => file }
  }
  if (url === null || !config.allowRemoteImages) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const { href } = url
  return { key: href, read: () => lane.run(visitor, () => readRemote(href, rules)) }
}

async function readRemote(href: string, rules: RemoteRules | undefined): Promise<Uint8Array> {
  try {
    const file = await fetchRemote(href, PICTURE, rules)
    inspectImage(file)
    return file
  } catch (error) {
    if (error instanceof RemoteError) throw new PictureError(415, NOT_LOADED)
    if (error instanceof AppError && error.statusCode < 500)
      throw new PictureError(415, error.message)
    throw error
  }
}

async function readOwn(
  app: FastifyInstance,
  { host, ip }: FastifyRequest,
  path: string,
): Promise<Uint8Array> {
  if (!FOLDERS.some((folder) => path.startsWith(folder))) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const { statusCode, headers, rawPayload } = await app.inject({
    url: path,
    headers: { host },
    // Counts for the visitor.
    remoteAddress: ip,
  })
  const retryAfter = Number(headers['retry-after'] ?? 0)
  if (statusCode === 429) throw new AppError('too_many_requests', undefined, { retryAfter })
  if (statusCode === 503) throw new AppError('busy', undefined, { retryAfter })
  const isPicture = String(headers['content-type']).startsWith('image/')
  if (statusCode !== 200 || !isPicture) {
    throw new PictureError(415, 'There is no picture at the address in background.')
  }
  return new Uint8Array(rawPayload)
}

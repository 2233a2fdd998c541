import { calls, MAX_UPLOAD_BYTES } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import type { Config } from '../../config/config.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import {
  fetchRemote,
  RemoteError,
  type RemoteRules,
} from '../../http/requests/remote/fetch-remote.ts'
import { inspectImage } from '../../render/formats/inspect-picture-file.ts'
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
const NO_PICTURE = 'There is no picture at the address in background.'
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
  /**
   * Opens it for a drawing, which reads it when its turn comes: many that wait hold no bytes.
   *
   * @param draw gets what reads it, which throws PictureError 415 if it is not a picture
   * @throws what `draw` throws; AppError `busy`
   */
  readonly open: <Drawn>(draw: (read: Read) => Promise<Drawn>) => Promise<Drawn>
}

type Read = () => Promise<Uint8Array>

/**
 * Finds a picture of this site, as a visitor gets it, or of another host if the operator allows that.
 * One of another host keeps its place until it is drawn.
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
    return await ownBackground(app, request, url.pathname)
  }
  if (url === null || !config.allowRemoteImages) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const { href } = url
  const open: Background['open'] = (draw) =>
    lane.run(visitor, async () => {
      const file = await readRemote(href, rules)
      return await draw(async () => file)
    })
  return { key: href, open }
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

/** A picture may be replaced at its address, so its version is asked for first. */
async function ownBackground(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
): Promise<Background> {
  if (!FOLDERS.some((folder) => path.startsWith(folder))) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const known = await askOwn(app, request, path, { 'if-none-match': '*' })
  if (known.statusCode !== 304) throw new PictureError(415, NO_PICTURE)
  const read = async () => {
    const { statusCode, headers, rawPayload } = await askOwn(app, request, path)
    const isPicture = String(headers['content-type']).startsWith('image/')
    if (statusCode !== 200 || !isPicture) throw new PictureError(415, NO_PICTURE)
    return new Uint8Array(rawPayload)
  }
  return { key: `${path} ${known.headers.etag}`, open: (draw) => draw(read) }
}

/** What a visitor gets at an address of this site, which counts for the visitor. */
async function askOwn(
  app: FastifyInstance,
  { host, ip }: FastifyRequest,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({ url, headers: { ...headers, host }, remoteAddress: ip })
  const retryAfter = Number(answer.headers['retry-after'] ?? 0)
  if (answer.statusCode === 429) throw new AppError('too_many_requests', undefined, { retryAfter })
  if (answer.statusCode === 503) throw new AppError('busy', undefined, { retryAfter })
  return answer
}

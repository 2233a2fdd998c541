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

/** Folders of pictures that everybody may see who has their address. */
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
  /** Whom to trust among other hosts; the usual rules by default. */
  readonly rules?: RemoteRules | undefined
}

/** The picture in the place of a template's. */
export interface Background {
  /** Names it among those of other addresses. */
  readonly key: string
  /** @throws PictureError 415 for what is no picture */
  readonly read: () => Promise<Uint8Array>
}

/**
 * Finds a picture of this site, as a visitor gets it, or of another host, where the operator allows
 * that. One of this site is read at once: it may be gone, or another one by now.
 *
 * @param visitor who asks, for the lane
 * @param address path or URL
 * @throws PictureError 422 for none, 415 for anything else
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
  // A word is no address.
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
  { host }: FastifyRequest,
  path: string,
): Promise<Uint8Array> {
  if (!FOLDERS.some((folder) => path.startsWith(folder))) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const { statusCode, headers, rawPayload } = await app.inject({ url: path, headers: { host } })
  const isPicture = String(headers['content-type']).startsWith('image/')
  if (statusCode !== 200 || !isPicture) {
    throw new PictureError(415, 'There is no picture at the address in background.')
  }
  return new Uint8Array(rawPayload)
}

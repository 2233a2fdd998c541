import { calls } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { PictureError } from './picture-error.ts'

/** Folders of pictures that everybody may see who has their address. */
const FOLDERS = [
  calls.getImage.path.replace(':id', ''),
  calls.sharePage.path.replace(':shareId', ''),
]

/**
 * Reads a picture of this site, as a visitor gets it.
 *
 * @param address path or URL
 * @throws PictureError 415 for anything else
 */
export async function readBackground(
  app: FastifyInstance,
  config: Config,
  request: FastifyRequest,
  address: string,
): Promise<Uint8Array> {
  const origin = originOf(config, request)
  const url = URL.parse(address, origin)
  // A word is no address.
  const isHere = url?.origin === new URL(origin).origin && /[/:]/.test(address)
  if (!isHere || !FOLDERS.some((folder) => url.pathname.startsWith(folder))) {
    throw new PictureError(415, 'background is the address of a picture of this site.')
  }
  const { statusCode, headers, rawPayload } = await app.inject({
    url: url.pathname,
    headers: { host: request.host },
  })
  const isPicture = String(headers['content-type']).startsWith('image/')
  if (statusCode !== 200 || !isPicture) {
    throw new PictureError(415, 'There is no picture at the address in background.')
  }
  return new Uint8Array(rawPayload)
}

import { MEGABYTE } from '@memesmith/contract'
import { EndpointError } from './endpoint-error.ts'
import { createEndpointFetch } from './endpoint-fetch.ts'

/** Largest file that an image model may give. */
export const MAX_PICTURE_BYTES = 20 * MEGABYTE

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** A picture as an image model answers it: the file itself, or where it is. */
export interface PictureAnswer {
  readonly b64_json?: string | null
  readonly url?: string | null
}

const fetchPicture = createEndpointFetch(MAX_PICTURE_BYTES)

/**
 * The bytes of the picture, not checked yet. An address is followed only on the endpoint's own
 * origin: an endpoint must not be able to make this server ask others.
 *
 * @throws EndpointError
 */
export async function readPicture(
  { b64_json: encoded, url }: PictureAnswer,
  baseUrl: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const text = encoded || url
  if (!text) throw new EndpointError('the image model answered without a picture')
  if (DATA_URL.test(text)) return Buffer.from(text.replace(DATA_URL, ''), 'base64')
  if (encoded) return Buffer.from(encoded, 'base64')
  const address = URL.parse(text, baseUrl)
  if (address?.origin !== new URL(baseUrl).origin) {
    throw new EndpointError("the image model's picture is on another host than the endpoint")
  }
  const response = await fetchPicture(address, { signal })
  if (!response.ok) {
    throw new EndpointError(`the image model's picture could not be fetched: ${response.status}`)
  }
  return await response.bytes()
}

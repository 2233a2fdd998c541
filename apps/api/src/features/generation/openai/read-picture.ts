import { MEGABYTE } from '@memesmith/contract'
import { EndpointError } from './endpoint-error.ts'
import { createEndpointFetch } from './endpoint-fetch.ts'

/** Maximum size of a generated picture file, in bytes. */
export const MAX_PICTURE_BYTES = 20 * MEGABYTE

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** A picture in an image model's response: the file itself, or its URL. */
export interface PictureAnswer {
  readonly b64_json?: string | null
  readonly url?: string | null
}

const fetchPicture = createEndpointFetch(MAX_PICTURE_BYTES)

/**
 * The picture's bytes, not validated yet. A URL is fetched only from the endpoint's own origin, so
 * that an endpoint can't make this server send requests to others.
 *
 * @throws EndpointError when there is no picture, or its URL is elsewhere or fails
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

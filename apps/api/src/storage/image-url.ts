import { calls, pathOf, RANDOM_ID_PATTERN } from '@memesmith/contract'

const PREFIX = pathOf(calls.getImage, { id: '' })
const isImageId = new RegExp(RANDOM_ID_PATTERN)

/** The URL of an image. */
export const imageUrl = (id: string): string => pathOf(calls.getImage, { id })

/**
 * The id of the image that `url` names.
 *
 * @returns undefined for anything that is not the URL of an image of this site: the server never
 *   fetches URLs from clients
 */
export function imageIdOf(url: string): string | undefined {
  const id = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : ''
  return isImageId.test(id) ? id : undefined
}

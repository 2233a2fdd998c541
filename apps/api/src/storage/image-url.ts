import { calls, pathOf, RANDOM_ID_PATTERN } from '@memesmith/contract'

const PREFIX = pathOf(calls.getImage, { id: '' })
const isImageId = new RegExp(RANDOM_ID_PATTERN)

/** Where an image is served. */
export const imageUrl = (id: string): string => pathOf(calls.getImage, { id })

/**
 * The id of the image that `url` names.
 *
 * @returns undefined for anything that is not an address of an image here: what a client names is
 *   never fetched
 */
export function imageIdOf(url: string): string | undefined {
  const id = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : ''
  return isImageId.test(id) ? id : undefined
}

const IMAGE_PATH = '/api/images/'

/** Where an image is served. */
export const imageUrl = (id: string): string => IMAGE_PATH + id

/**
 * The id of the image that `url` names.
 *
 * @returns undefined for anything that is not an address of an image here: what a client names is
 *   never fetched
 */
export function imageIdOf(url: string): string | undefined {
  return /^\/api\/images\/([A-Za-z0-9_-]{22})$/.exec(url)?.[1]
}

import { webcrypto } from 'node:crypto'

/** Characters of a hash: as good as random ids. */
const LENGTH = 22

/** The hash of a picture that can't be read. It is the same as no other one. */
export const UNKNOWN_HASH = ''

/**
 * The hash of a meme's picture or animation, by which duplicates are found. It is made outside of
 * the main thread, as animations have megabytes.
 */
export async function hashPicture(picture: Uint8Array): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', new Uint8Array(picture))
  return Buffer.from(hash).toString('base64url').slice(0, LENGTH)
}

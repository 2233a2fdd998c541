import { webcrypto } from 'node:crypto'

/** Characters of a hash: as good as random ids. */
const LENGTH = 22

/** The look of a meme whose picture can't be read. It is never that of another one. */
export const UNKNOWN_LOOK = ''

/**
 * What a meme looks like: a hash of its picture, or of its animation. It is made outside of the main
 * thread, as animations have megabytes.
 */
export async function lookOf(picture: Uint8Array): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', new Uint8Array(picture))
  return Buffer.from(hash).toString('base64url').slice(0, LENGTH)
}

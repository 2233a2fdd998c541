import { createHash, type Hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { MEGABYTE } from '@memesmith/contract/units'

/** Characters of a hash: as collision-free as random ids. */
const LENGTH = 22

/** The hash of a picture that can't be read. It equals no other hash. */
export const UNKNOWN_HASH = ''

/** Bytes hashed at a time: 0.2 ms on a processor with SHA-256 instructions, otherwise 1 ms. */
const PART_BYTES = MEGABYTE / 4

/** The hash of a picture, for a thread that may be blocked for some milliseconds. */
export const hashAtOnce = (picture: Uint8Array): string =>
  shortened(createHash('sha256').update(picture))

const shortened = (hash: Hash): string => hash.digest('base64url').slice(0, LENGTH)

/**
 * The hash of a meme's picture or animation, for finding duplicates. Other work runs between the parts of a
 * large one. A picture from our encoder already has its hash (`encodePixels`).
 */
export async function hashPicture(picture: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < picture.length; from += PART_BYTES) {
    hash.update(picture.subarray(from, from + PART_BYTES))
    await setImmediate()
  }
  return shortened(hash)
}

import { createHash, type Hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { MEGABYTE } from '@memesmith/contract/units'

/** Characters of a hash: as good as random ids. */
const LENGTH = 22

/** The hash of a picture that can't be read. It is the same as no other one. */
export const UNKNOWN_HASH = ''

/** A part takes 0.2 ms on a processor that has instructions for SHA-256, and else 1 ms. */
const PART_BYTES = MEGABYTE / 4

/** The hash of a picture, in a thread that may be blocked for some milliseconds. */
export const hashAtOnce = (picture: Uint8Array): string =>
  shortened(createHash('sha256').update(picture))

const shortened = (hash: Hash): string => hash.digest('base64url').slice(0, LENGTH)

/**
 * The hash of a meme's picture or animation, by which duplicates are found. Other work runs between
 * the parts of a large one. What an encoder made has its hash already (`encodePixels`).
 */
export async function hashPicture(picture: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < picture.length; from += PART_BYTES) {
    hash.update(picture.subarray(from, from + PART_BYTES))
    await setImmediate()
  }
  return shortened(hash)
}

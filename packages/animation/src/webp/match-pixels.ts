/**
 * Finds repetitions among pixels (LZ77).
 *
 * Approach: three earlier places are tried for each pixel: the pixel to the left, the one above, and
 * the last place where the same three pixels began. The longest match is taken at once. Three tries are
 * enough for pictures with few colors, and take the same time for every picture.
 */

/** A repetition: its length minus one in the upper bits, and how far back it begins. */
export type Token = number

/** A pixel that is written unchanged. */
export const LITERAL = -1
/** A pixel of the color cache: its index is `CACHED - token`. */
export const CACHED = -2

const DISTANCE_BITS = 19
const MAX_DISTANCE = (1 << DISTANCE_BITS) - 1
/** Longest repetition in the format. */
const MAX_LENGTH = 4096
const HASH_BITS = 15

export const lengthOf = (token: Token): number => (token < 0 ? 1 : (token >>> DISTANCE_BITS) + 1)
export const distanceOf = (token: Token): number => token & MAX_DISTANCE

interface MatchOptions {
  readonly width: number
  /** Shortest repetition that is worth its bits. */
  readonly minLength: number
  /** Number of bits of the color cache's index; 0 for none. */
  readonly cacheBits: number
  /** Whether to look only left and above, which is enough if the pixels are differences. */
  readonly isNearOnly: boolean
}

const places = new Int32Array(1 << HASH_BITS)
const cache = new Int32Array(1 << 11)

/**
 * @param pixels the first `count` are used
 * @param tokens receives the tokens, at most one for each pixel
 * @returns the number of tokens
 */
export function matchPixels(
  pixels: Uint32Array,
  count: number,
  tokens: Int32Array,
  { width, minLength, cacheBits, isNearOnly }: MatchOptions,
): number {
  places.fill(0)
  cache.fill(0)
  let written = 0
  let at = 0
  while (at < count) {
    const pixel = pixels[at] ?? 0
    const most = Math.min(MAX_LENGTH, count - at)
    let best = 0
    let from = 0
    if (at > 0 && pixels[at - 1] === pixel) {
      best = runLength(pixels, at - 1, at, most)
      from = at - 1
    }
    if (best < most && at >= width && pixels[at - width] === pixel && width <= MAX_DISTANCE) {
      const length = runLength(pixels, at - width, at, most)
      if (length > best) {
        best = length
        from = at - width
      }
    }
    if (!isNearOnly && best < 64 && at + 2 < count) {
      const hash = hashAt(pixels, at)
      const place = (places[hash] ?? 0) - 1
      places[hash] = at + 1
      if (place >= 0 && at - place <= MAX_DISTANCE && pixels[place] === pixel) {
        const length = runLength(pixels, place, at, most)
        if (length > best + 1) {
          best = length
          from = place
        }
      }
    }
    if (best >= minLength) {
      tokens[written] = ((best - 1) << DISTANCE_BITS) | (at - from)
      written += 1
      if (cacheBits > 0) {
        // Only the last pixels of a repetition matter for what the cache holds afterwards.
        const end = at + best
        for (let copied = end - Math.min(best, at - from); copied < end; copied += 1) {
          const value = pixels[copied] ?? 0
          cache[cacheIndex(value, cacheBits)] = value
        }
      }
      if (!isNearOnly) {
        const last = Math.min(at + best, count - 2)
        const step = best > 32 ? 4 : 1
        for (let inside = at + 1; inside < last; inside += step) {
          places[hashAt(pixels, inside)] = inside + 1
        }
      }
      at += best
      continue
    }
    tokens[written] = LITERAL
    if (cacheBits > 0) {
      const index = cacheIndex(pixel, cacheBits)
      if ((cache[index] ?? 0) >>> 0 === pixel) tokens[written] = CACHED - index
      else cache[index] = pixel
    }
    written += 1
    at += 1
  }
  return written
}

function runLength(pixels: Uint32Array, from: number, at: number, most: number): number {
  let length = 1
  while (length < most && pixels[from + length] === pixels[at + length]) length += 1
  return length
}

const hashAt = (pixels: Uint32Array, at: number): number =>
  ((Math.imul(pixels[at] ?? 0, 0x9e3779b1) ^
    Math.imul(pixels[at + 1] ?? 0, 0x85ebca6b) ^
    Math.imul(pixels[at + 2] ?? 0, 0xc2b2ae35)) >>>
    (32 - HASH_BITS)) |
  0

/** The index of a color in the cache, from its ARGB value (RFC 9649, 3.6.3). */
const cacheIndex = (pixel: number, bits: number): number => {
  const argb = (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >>> 16) & 0xff)
  return Math.imul(argb, 0x1e35a7bd) >>> (32 - bits)
}
